import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { percentile } from "../statistics.ts";
import { playRecorded } from "./play-recorded.ts";
import type { Recording } from "./play-recorded.ts";
import { readPlayerLines } from "./player-lines.ts";

const usage = "Usage: npm run record -- [--turns N] [--scenario ID] [--out DIR]. Default: 50 turns of dead_drop into ./recorded.";

const run = async (): Promise<void> => {
  const { turns, scenario, out } = readOptions();
  const lines = readPlayerLines(scenario);
  console.log(`Playing ${turns} turns of ${scenario}.`);
  const recording = await playRecorded({ scenario, turns, lines });
  const file = join(resolve(out), `${scenario}.jsonl`);
  mkdirSync(resolve(out), { recursive: true });
  writeFileSync(file, recording.rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  console.log(describe(recording, file));
};

const readOptions = (): { readonly turns: number; readonly scenario: string; readonly out: string } => {
  const { values } = parseArgs({
    options: {
      turns: { type: "string", default: "50" },
      scenario: { type: "string", default: "dead_drop" },
      out: { type: "string", default: "recorded" },
    },
  });
  const turns = Number(values.turns);
  if (!Number.isInteger(turns) || turns < 1) throw new Error(`--turns is "${values.turns}", not a whole number above 0.`);
  return { turns, scenario: values.scenario, out: values.out };
};

const describe = ({ provider, notice, rows, failed }: Recording, file: string): string => {
  const last = rows.filter(({ recorded }) => recorded.draft === 1).map(({ recorded }) => recorded);
  const seconds = (times: readonly number[]): string => (times.length === 0 ? "none" : `${(percentile(times, 0.5) / 1000).toFixed(2)} s`);
  return [
    ...(provider === "offline"
      ? ["No model wrote these texts: no provider is configured, so they measure the offline narrator."]
      : [notice]),
    `${rows.length} texts of ${last.length} turns: ${file}`,
    `First word, median: ${seconds(last.flatMap(({ milliseconds }) => milliseconds.first_word ?? []))}; committed: ${seconds(last.map(({ milliseconds }) => milliseconds.committed))}`,
    `Texts with errors: ${rows.filter(({ recorded }) => recorded.violations.some(({ severity }) => severity === "error")).length}; cost: $${last.reduce((sum, { cost }) => sum + cost, 0).toFixed(4)}`,
    ...failed.map(({ turn, why }) => `Turn ${turn} failed: ${why}`),
    "Label the rows (label: sound or faulty, kind, fault), then: npm run eval -- gate --data FILE",
  ].join("\n");
};

await run().catch((thrown: unknown) => {
  console.error(thrown instanceof Error ? thrown.message : String(thrown));
  console.error(usage);
  process.exitCode = 2;
});
process.exit();
