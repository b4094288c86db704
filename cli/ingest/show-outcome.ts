import { paint, print, printTable } from "../output.ts";
import { formatCost } from "./format-cost.ts";
import type { IngestOutcome, StageOutcome } from "./ingest-outcome.ts";

/** Maximum number of findings and warnings that are printed; `--json` has all. */
const shown = 12;

/** Prints the outcome of an ingest. */
export const showOutcome = ({ pack, folder, home, stages, cost }: IngestOutcome): void => {
  print();
  printTable([["stage", "", "time", "calls", "cost", "made"], ...stages.map(rowOf)]);
  print();
  list(
    "Warnings",
    stages.flatMap(({ stage, warnings }) => (stage === "validate" ? [] : warnings.map((warning) => `${stage}: ${warning}`))),
  );
  if (cost > 0) print(`Model calls for this book cost $${cost.toFixed(4)}.`);
  const unpriced = stages.reduce((sum, stage) => sum + stage.unpriced, 0);
  if (unpriced > 0) print(`${unpriced} further calls went to a model without a known price. Set one under "prices" of the plugin "cost".`);
  if (pack === null || folder === null) return print(`The pack is not complete yet. The finished stages are in ${home}.`);
  list(
    "Findings of the validation",
    pack.findings.map(({ severity, file, message }) => `${severity}${file === null ? "" : ` in ${file}`}: ${message}`),
  );
  print(`${pack.draft ? "A draft of the pack" : "The pack"} "${pack.manifest.id}" is in ${folder}.`);
};

/** Prints the next step, if there is a pack. */
export const showNextStep = ({ pack, folder }: IngestOutcome): void => {
  if (pack !== null && folder !== null) print(nextStep(pack.usable, pack.draft, folder));
};

const rowOf = ({ stage, state, ms, calls, cost, unpriced, counts }: StageOutcome): string[] => [
  stage,
  state,
  ms === null ? "" : `${(ms / 1000).toFixed(1)} s`,
  calls === 0 ? "" : String(calls),
  formatCost({ calls, cost, unpriced }),
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name.replaceAll("_", " ")}`)
    .join(", "),
];

const nextStep = (usable: boolean, draft: boolean, folder: string): string => {
  if (!usable) return paint.yellow("It cannot be installed until its errors are fixed there.");
  return draft
    ? `Review it (REVIEW_NEEDED.md), then: npx freeform-rpg promote-draft ${folder}`
    : `Install it with: npx freeform-rpg install-pack ${folder}`;
};

const list = (title: string, lines: readonly string[]): void => {
  if (lines.length === 0) return;
  print(paint.bold(title));
  for (const line of lines.slice(0, shown)) print(`  ${line}`);
  if (lines.length > shown) print(`  ... and ${lines.length - shown} more; --json shows all`);
  print();
};
