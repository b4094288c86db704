import { renderText } from "freeform-rpg/plugins/operations/replay/lib";
import type { TurnsReport } from "freeform-rpg/plugins/operations/replay";
import { expect, test } from "vitest";

const typed = `<script>document.title = "taken"</script><img src=x onerror=alert(1)> "quoted" & 'so on'`;
const figures = { words: 9, drafts: 1, faults: 0, standing_faults: 0, leaks: 0, dropped: 0, cost: 0, call_ms: 1 };

const report: TurnsReport = {
  kind: "turns",
  campaign_id: "c",
  from_turn: 1,
  to_turn: 3,
  mode: "record",
  rerun: "touched",
  cassette: "only",
  overrides: [typed],
  turns: [1, 2, 3].map((turn_no) => ({
    turn_no,
    event_id: `c:${turn_no}`,
    kind: "turn",
    player_input: typed,
    identical: turn_no === 1,
    failure: turn_no === 3 ? { code: "cassette_miss", message: typed } : null,
    stages: [{ stage: "narrate", outcome: "run" as const, ms: 3, asked: 1, recalled: 0, cost: 0.01 }],
    requests: [],
    text: turn_no === 2 ? { recorded: `The guard sleeps. ${typed}`, replayed: `The guard wakes. ${typed}` } : null,
    differences: turn_no === 2 ? [{ part: "changes", path: "facts.f1", recorded: typed, replayed: null }] : [],
    more_differences: 0,
    figures: { recorded: figures, replayed: figures },
    ms: 3,
  })),
  identical: 1,
  different: 1,
  failed: 1,
  stages: [{ stage: "narrate", kept: 0, run: 3, asked: 3, recalled: 0, cost: 0.03, ms: 9 }],
  cost: 0.03,
  ms: 9,
  turns_per_second: 333,
  state: { identical: false, differences: [{ part: "state", path: "entities.x.name", recorded: "a", replayed: typed }] },
};

test("a report as text counts its turns and prints what players typed as it is", () => {
  const text = renderText(report);
  expect(text).toContain("1 identical, 1 different, 1 could not be run again");
  expect(text).toContain(typed);
});
