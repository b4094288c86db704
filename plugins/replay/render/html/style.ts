/** The page's style sheet. Colours are chosen to be told apart by everyone, on light and on dark. */
export const style = `
:root { color-scheme: light dark; --ink: #1c1f24; --paper: #fff; --soft: #f2f4f7; --line: #d5dae1; --dim: #5b6470;
  --same: #8a94a3; --other: #b35c00; --bad: #b3261e; --new: #1a6fb5; --del: #fbe3e1; --ins: #dff0e3; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ee; --paper: #15181d; --soft: #1f242b; --line: #39414c; --dim: #a0aab8;
  --same: #77818f; --other: #f0a040; --bad: #ff8a80; --new: #6cb6f5; --del: #4a2522; --ins: #1d3d27; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; margin: .5rem 0; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; } h3 { font-size: 1rem; margin: 0; }
p { margin: .4rem 0; } .secret, .note { color: var(--dim); font-size: .9rem; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .5rem; margin: 1rem 0; }
.figures div { background: var(--soft); border-radius: .5rem; padding: .6rem .8rem; display: flex; flex-direction: column-reverse; }
dt { color: var(--dim); font-size: .85rem; } dd { margin: 0; font-size: 1.35rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; min-width: 36rem; font-size: .9rem; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; min-width: 4rem; }
td code { overflow-wrap: anywhere; }
th { color: var(--dim); font-weight: 600; } .number { text-align: right; font-variant-numeric: tabular-nums; }
svg { display: block; width: 100%; max-width: 46rem; height: auto; } svg text { fill: var(--dim); font: 12px system-ui, sans-serif; }
.legend { display: flex; flex-wrap: wrap; gap: .3rem 1rem; font-size: .85rem; color: var(--dim); margin: .3rem 0; }
.legend i { display: inline-block; width: .8em; height: .8em; border-radius: .2em; margin-right: .4em; }
.same { fill: var(--same); background: var(--same); } .other { fill: var(--other); background: var(--other); }
.bad { fill: var(--bad); background: var(--bad); } .new { fill: var(--new); background: var(--new); }
.line-a { stroke: var(--same); } .line-b { stroke: var(--new); stroke-dasharray: 5 3; } .axis { stroke: var(--line); }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .5rem .8rem; }
summary { cursor: pointer; overflow-wrap: anywhere; } summary b { margin-right: .5em; }
.tag { font-size: .8rem; border-radius: 1em; padding: .05em .6em; color: var(--paper); margin-right: .5em; white-space: nowrap; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin: .6rem 0; }
.sides > div { background: var(--soft); border-radius: .5rem; padding: .6rem .8rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.sides h3 { color: var(--dim); font-size: .85rem; margin-bottom: .3rem; }
del { background: var(--del); } ins { background: var(--ins); text-decoration: none; }
code { font: .85rem/1.4 ui-monospace, monospace; white-space: pre-wrap; }
@media (max-width: 40rem) { .sides { grid-template-columns: 1fr; gap: .5rem; } main { padding: .7rem; } }
`;
