import { join } from "node:path";
import { readCases } from "../../tests/scenarios/case.ts";

const cases = join(import.meta.dirname, "../../tests/scenarios");

/** What players say in the play-throughs of a scenario that ship as tests, in order. Throws for a scenario without one. */
export const readPlayerLines = (scenario: string): readonly string[] => {
  const played = readCases(cases).filter(({ case: one }) => one.replayed);
  const lines = played.filter(({ case: one }) => one.stage === scenario).flatMap(({ case: one }) => one.turns.map(({ say }) => say));
  if (lines.length > 0) return lines;
  const known = [...new Set(played.map(({ case: one }) => one.stage))].sort().join(", ");
  throw new Error(`There are no player lines for the scenario "${scenario}". Scenarios with lines: ${known}.`);
};
