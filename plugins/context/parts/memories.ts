import type { Candidate } from "../candidate.ts";
import type { Lens } from "../lens.ts";

/** Turns that are told word for word; older ones by their digest. */
const whole = 8;

/** What was told lately, and what the summaries hold. */
export const findMemories = (lens: Lens): Candidate[] => [...findRecent(lens), ...findSummaries(lens)];

const findRecent = ({ world: { recent_turns } }: Lens): Candidate[] =>
  recent_turns.toReversed().map(({ turn_no, final_text, digest }, age) => {
    const text = age < whole ? final_text : digest;
    const rank = age < 2 ? 3 : age < whole ? 5 : 9;
    return {
      kind: "recent_turn",
      id: String(turn_no),
      rank: rank + age / 1000,
      reason: age < whole ? "among the last turns" : "an older turn, by its digest",
      piece: { recent_events: [{ turn_no, text }] },
    };
  });

const findSummaries = ({ world: { summaries } }: Lens): Candidate[] =>
  summaries.map(({ id, scope, text }) => ({
    kind: "summary",
    id,
    rank: 5.5,
    reason: `sums up the ${scope}`,
    piece: { summary: scope === "thread" ? { scene: [], threads: [text] } : { scene: [text], threads: [] } },
  }));
