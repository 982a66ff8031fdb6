"""The look of the manager's page: on paper, on a screen, by day and by night, wide and narrow."""

from typing import Final

STYLE: Final = """
:root{--paper:#fcfcfa;--ink:#1c1f23;--soft:#5d646d;--rule:#d9dcd6;--tile:#f0f1ec;
--c1:#0b6e4f;--c2:#b3541e;--c3:#2d5da8;--c4:#8a3b8f;--c5:#8a7414;--c6:#a8324a}
@media (prefers-color-scheme:dark){:root{--paper:#15191c;--ink:#e8eae6;--soft:#a3abb3;
--rule:#353c42;--tile:#1f2529;--c1:#4fc08d;--c2:#f0955a;--c3:#7fabf0;--c4:#d08ad6;--c5:#d8c04a;
--c6:#f0808f}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 1rem}
h2{font-size:1.2rem;margin:2.2rem 0 .6rem;padding-bottom:.25rem;border-bottom:1px solid var(--rule)}
.tiles{display:flex;flex-wrap:wrap;gap:.75rem}
.tile{background:var(--tile);border-radius:.5rem;padding:.7rem 1rem;flex:1 1 11rem}
.tile strong{display:block;font-size:1.6rem;line-height:1.2;font-variant-numeric:tabular-nums}
.tile span,.how{color:var(--soft);font-size:.875rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
th{text-align:left;font-weight:600;color:var(--soft);font-size:.8rem}
th,td{padding:.3rem .8rem .3rem 0;border-bottom:1px solid var(--rule);vertical-align:top}
td:not(:first-child){white-space:nowrap}
th:not(:first-child),td:not(:first-child){text-align:right}
.told th:last-child,.told td:last-child{text-align:left;white-space:normal;min-width:11rem}
.told td:last-child{color:var(--soft)}
figure{margin:.5rem 0 1rem;max-width:44rem;break-inside:avoid}
figcaption{font-weight:600;font-size:.95rem}
svg{display:block;width:100%;height:auto;overflow:visible}
svg text{fill:var(--ink);font-size:13px;font-family:inherit}
svg .tick,svg .axis{fill:var(--soft);font-size:12px}
svg .grid{stroke:var(--rule);stroke-width:1}
svg .line{fill:none;stroke-width:2.2;stroke-linejoin:round}
svg .band{opacity:.18}
.c1{--c:var(--c1)}.c2{--c:var(--c2)}.c3{--c:var(--c3)}.c4{--c:var(--c4)}.c5{--c:var(--c5)}
.c6{--c:var(--c6)}
svg .line{stroke:var(--c)}svg .band,svg .bar{fill:var(--c)}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin:.3rem 0 0;padding:0;
font-size:.85rem}
.key{display:inline-block;width:1.1em;height:.25em;margin-right:.45em;vertical-align:middle;
background:var(--c);border-radius:2px}
@media (max-width:34rem){table{font-size:.8rem}th,td{padding-right:.45rem}
td:not(:first-child){white-space:normal}.told td:last-child{min-width:0}
th{font-size:.72rem}svg text{font-size:18px}svg .tick,svg .axis{font-size:17px}}
@media print{:root{--paper:#fff;--ink:#000;--soft:#444;--rule:#bbb;--tile:#f4f4f4;--c1:#0b6e4f;
--c2:#b3541e;--c3:#2d5da8;--c4:#8a3b8f;--c5:#8a7414;--c6:#a8324a}
body{font-size:10.5pt}main{max-width:none;padding:0}section{break-inside:auto}
h2{break-after:avoid}tr{break-inside:avoid}.wide{overflow:visible}
.tile,svg *,.key{print-color-adjust:exact;-webkit-print-color-adjust:exact}@page{margin:16mm}}
"""
