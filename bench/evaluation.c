/* The loop of cardhouse.analysis.evaluate in C: the yardstick for what a compiled kernel can do. */
#include <stddef.h>
#include <stdint.h>

void sevens(const uint8_t *hands, uint16_t *found, size_t many, const uint64_t *code,
            const uint64_t *suited, const uint32_t *row, const uint16_t *of_ranks,
            const uint16_t *of_suited)
{
    for (size_t i = 0; i < many; i++, hands += 7) {
        uint64_t total = 0x3333;
        for (int j = 0; j < 7; j++)
            total += code[hands[j]];
        uint16_t best = of_ranks[row[total >> 50] + ((total >> 16) & 0x3FFF)];
        if (__builtin_expect((total & 0x8888) != 0, 0)) {
            uint64_t held = 0;
            for (int j = 0; j < 7; j++)
                held += suited[hands[j]];
            for (int suit = 0; suit < 4; suit++, total >>= 4, held >>= 16)
                if (total & 8 && of_suited[held & 0xFFFF] > best)
                    best = of_suited[held & 0xFFFF];
        }
        found[i] = best;
    }
}
