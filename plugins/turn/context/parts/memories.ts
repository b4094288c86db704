import type { Candidate, Parts } from "../candidate.ts";
import type { Lens } from "../lens.ts";

/** Turns that are quoted word for word; older ones by their digest. */
const whole = 8;

/** What was narrated lately, and what the summaries hold. */
export const findMemories = (lens: Lens): Candidate[] => [...findRecent(lens), ...findSummaries(lens)];

/** The opening is in the history that models read, and nobody's last word: "it" and "him" are not looked for in it. */
const findRecent = ({ world: { recent_turns } }: Lens): Candidate[] =>
  recent_turns
    .filter(({ turn_no }) => turn_no > 0)
    .toReversed()
    .map(({ turn_no, final_text, digest }, age) => {
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

/** Summaries of the last stretches come first, then of ever older turns; those of running threads before all. */
const findSummaries = ({ world: { summaries, threads } }: Lens): Candidate[] => {
  const titles = new Map(threads.map(({ id, title }) => [id, title]));
  const newestFirst = summaries.toSorted((a, b) => b.to_turn - a.to_turn);
  return newestFirst.map((summary, age) => ({
    kind: "summary",
    id: summary.id,
    rank: (summary.scope === "thread" ? 5.5 : 5.6) + age / 1000,
    reason: `sums up ${nameScope(summary)}`,
    piece: { summary: toPiece(summary, titles) },
  }));
};

type Summary = Lens["world"]["summaries"][number];

const nameScope = ({ scope, from_turn, to_turn }: Summary): string =>
  scope === "thread" ? "the thread" : scope === "session" ? "the last session" : `turns ${from_turn} to ${to_turn}`;

const toPiece = ({ scope, scope_id, text, from_turn, to_turn }: Summary, titles: ReadonlyMap<string, string>): Parts["summary"] => {
  if (scope !== "thread") return { scene: [{ from_turn, to_turn, text }], threads: [] };
  const title = titles.get(scope_id);
  return { scene: [], threads: [title === undefined ? text : `${title}: ${text}`] };
};
