"""The pages and the lobby: their content, their headers, and the missing ones."""

from __future__ import annotations

from pathlib import Path

from cardhouse.server.pages import Pages
from cardhouse.server.table.between import proposed_buy
from tests.kit.web import run, served
from tests.unit.server.playing import play

TABLE = "tommys-holdem"


def test_only_files_of_the_folder_are_found(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Cardhouse</title>")
    (static / "assets" / "app-abc123.js").write_text("export const x = 1;\n" * 200)
    (tmp_path / "secret.txt").write_text("secret")
    pages = Pages(static)
    for path in ("../secret.txt", "/etc/passwd", "assets/../../secret.txt", "assets", ""):
        assert pages.find(path) is None, path
    script, index = pages.find("assets/app-abc123.js"), pages.find("index.html")
    assert script is not None and 0 < len(script.zipped) < len(script.body)
    assert index is not None and not index.zipped and index.kind == "text/html"


def test_answers_have_the_headers_that_browsers_and_caches_need(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.client() as client:
            lost = await client.get("/assets/lost.js")
            assert lost.status_code == 404 and lost.headers["cache-control"] == "no-store"
            page = await client.get(f"/tables/{TABLE}")
            assert page.status_code in (200, 503)
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            policy = page.headers["content-security-policy"]
            assert "default-src 'none'" in policy and "unsafe" not in policy
            assert page.headers["x-content-type-options"] == "nosniff"
            assert "server" not in page.headers

    run(work())


def test_the_rules_of_a_banked_game_do_not_name_the_fee_of_poker(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, "tommys/pai-gow-poker") as web, web.client() as client:
            rules = (await client.get("/api/tables/tommys-pai-gow-poker/rules")).json()["rules"]
            assert [rule["id"] for rule in rules if rule["kind"] == "fee"] == ["TOM-PG-P16"]

    run(work())


def test_the_lobby_the_rules_and_the_figures(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path, "tommys/holdem", "tommys/pan") as web, web.client() as client:
            lobby = (await client.get("/api/room")).json()
            tables = {t["name"]: t for h in lobby["houses"] for t in h["tables"]}
            assert lobby["you"] is None and tables["tommys-pan"]["family"] == "pan"
            assert tables[TABLE]["stakes"] == "limit $2-$4, blinds $1 and $2"
            # The card says with how much somebody sits down who names no sum.
            desk = web.office.desk(TABLE)
            assert desk is not None and tables[TABLE]["brings"] == proposed_buy(desk.table)
            assert tables[TABLE]["brings"] > tables[TABLE]["buy_in"] > 0
            rules = (await client.get(f"/api/tables/{TABLE}/rules")).json()
            by_id = {rule["id"]: rule for rule in rules["rules"]}
            assert "TOM-HE-33" in by_id and by_id["TOM-HE-33"]["text"]
            assert by_id["TOM-HE-33"]["enforced"] == ["sets betting.raises = 3", "step bet"]
            assert rules["fees"][0].startswith("a flat fee a hand, $3")
            assert (await client.get("/api/tables/nowhere/rules")).status_code == 404
            health = (await client.get("/health")).json()
            assert health == {"ready": True, "words": "The room is open.", "tables": 2}
            figures = (await client.get("/metrics")).text
            assert 'cardhouse_tables{state="resting"}' in figures
            schema = (await client.get("/schema")).json()
            assert "/api/tables/{name}/hands/{number}" in schema["paths"]
            web.office.closing = True
            assert (await client.get("/health")).status_code == 503

    run(work())


def test_a_finished_hand_is_replayed_with_what_the_viewer_could_see(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as web, web.visit(TABLE, "Zoe") as zoe, web.client() as client:
            await zoe.hello()
            await zoe.sit(1)
            await play(zoe, 3)
            client.cookies["cardhouse_session"] = zoe.cookie
            hands = (await client.get(f"/api/tables/{TABLE}/hands")).json()
            mine = next(hand for hand in hands if hand["yours"])
            path = f"/api/tables/{TABLE}/hands/{mine['number']}"
            own, rail = (await client.get(path)).json(), None
            client.cookies.clear()
            rail = (await client.get(path)).json()
            assert own["summary"] == rail["summary"] and "wins" in own["summary"]
            early = [frame["table"] for frame in own["frames"] if frame["table"]["hand"]]
            seats = {s["seat"]: s for s in early[len(early) // 2]["hand"]["seats"]}
            assert "??" not in seats[1]["down"] and not early[0]["hand"]["offers"]
            assert all(set(s["down"]) <= {"??"} for seat, s in seats.items() if seat != 1)
            for frame in rail["frames"]:
                shown = [c for s in frame["table"]["hand"]["seats"] for c in s["down"]]
                assert set(shown) <= {"??"}
            told = [text["text"] for frame in own["frames"] for text in frame["lines"]]
            assert any(text.startswith("You are dealt") for text in told)
            assert (await client.get(f"/api/tables/{TABLE}/hands/99999")).status_code == 404
            assert (await client.get(f"/api/tables/{TABLE}/hands?before=2")).json()

    run(work())
