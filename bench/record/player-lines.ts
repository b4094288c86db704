import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const folder = join(import.meta.dirname, "../../tests/scenarios");

/** What is read of a play-through; `replayed` marks those that play a shipped scenario. */
const PlayThrough = z.object({
  stage: z.string(),
  replayed: z.boolean().default(false),
  turns: z.array(z.object({ say: z.string() })),
});

/** What players say in the play-throughs of a scenario that ship as tests, in order. Throws for a scenario without one. */
export const readPlayerLines = (scenario: string): readonly string[] => {
  const played = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "stages")
    .map(({ name }) => PlayThrough.parse(parse(readFileSync(join(folder, name, "case.yaml"), "utf8"))))
    .filter(({ replayed }) => replayed);
  const lines = played.filter(({ stage }) => stage === scenario).flatMap(({ turns }) => turns.map(({ say }) => say));
  if (lines.length > 0) return lines;
  const known = [...new Set(played.map(({ stage }) => stage))].sort().join(", ");
  throw new Error(`There are no player lines for the scenario "${scenario}". Scenarios with lines: ${known}.`);
};
