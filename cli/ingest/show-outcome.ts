import type { StageReport } from "freeform-rpg/plugins/ingest-jobs";
import { paint, print, printTable } from "../output.ts";
import { tellCost } from "./tell-cost.ts";
import type { IngestOutcome } from "./ingest-outcome.ts";

/** Findings and warnings that are shown; `--json` has them all. */
const shown = 12;

/** Shows a person what an ingest came to. */
export const showOutcome = ({ pack, folder, home, stages, cost }: IngestOutcome): void => {
  print();
  printTable([["stage", "", "time", "calls", "cost", "made"], ...stages.map(rowOf)]);
  print();
  list(
    "Warnings",
    stages.flatMap(({ stage, warnings }) => (stage === "validate" ? [] : warnings.map((warning) => `${stage}: ${warning}`))),
  );
  if (cost > 0) print(`Model calls for this book have cost $${cost.toFixed(4)}.`);
  const unpriced = stages.reduce((sum, stage) => sum + stage.unpriced, 0);
  if (unpriced > 0) print(`${unpriced} more were made to a model without a known price. Give it one under "prices" of the plugin "cost".`);
  if (pack === null || folder === null) return print(`The pack is not made yet. What there is lies in ${home}.`);
  list(
    "Found when it was checked",
    pack.findings.map(({ severity, file, message }) => `${severity}${file === null ? "" : ` in ${file}`}: ${message}`),
  );
  print(`${pack.draft ? "A draft of the pack" : "The pack"} "${pack.manifest.id}" lies in ${folder}.`);
};

/** Says what to do with what was made; nothing where no pack was. */
export const showNextStep = ({ pack, folder }: IngestOutcome): void => {
  if (pack !== null && folder !== null) print(nextStep(pack.usable, pack.draft, folder));
};

const rowOf = ({ stage, state, ms, calls, cost, unpriced, counts }: StageReport): string[] => [
  stage,
  state,
  ms === null ? "" : `${(ms / 1000).toFixed(1)} s`,
  calls === 0 ? "" : String(calls),
  tellCost({ calls, cost, unpriced }),
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name.replaceAll("_", " ")}`)
    .join(", "),
];

const nextStep = (usable: boolean, draft: boolean, folder: string): string => {
  if (!usable) return paint.yellow("It cannot be installed before its errors are mended there.");
  return draft
    ? `Review it (REVIEW_NEEDED.md), then: npx freeform-rpg promote-draft ${folder}`
    : `Install it with: npx freeform-rpg install-pack ${folder}`;
};

const list = (title: string, lines: readonly string[]): void => {
  if (lines.length === 0) return;
  print(paint.bold(title));
  for (const line of lines.slice(0, shown)) print(`  ${line}`);
  if (lines.length > shown) print(`  ... and ${lines.length - shown} more; --json has them all`);
  print();
};
