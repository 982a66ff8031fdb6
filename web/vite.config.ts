import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Where `cardhouse open` serves while pages are worked on with `npm run dev`.
const room = "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The server sends what lies here; it goes into the wheel and not into the repository.
    outDir: "../src/cardhouse/server/static",
    emptyOutDir: true,
    target: "es2022",
    // A data: address would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    // The pages' words lie beside the server's.
    fs: { allow: [".", "../src/cardhouse/words"] },
    proxy: {
      "/api": room,
      "/ws": { target: room, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
