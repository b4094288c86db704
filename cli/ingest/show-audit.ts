import type { IngestAudit, WordCoverage } from "freeform-rpg/plugins/ingest/drafts";
import { formatCost } from "./format-cost.ts";
import { paint, print, printTable } from "../output.ts";

/** The cost of a stage's model calls, in US dollars. */
export interface StageCost {
  readonly stage: string;
  readonly calls: number;
  readonly cost: number;
  /** The calls to models without a known price. */
  readonly unpriced: number;
}

/** Maximum number of lines of a list; `--json` has all. */
const shown = 12;

/** Prints an audit. `costs` is `null` if they were not requested. */
export const showAudit = (audit: IngestAudit, costs: readonly StageCost[] | null): void => {
  const { pages, segments, entities } = audit;
  print(paint.bold(audit.folder));
  printTable(audit.stages.map(({ stage, finished_at }) => [stage, finished_at ?? "not finished"]));
  print();
  print(`Pages: ${pages.read} read of ${pages.total}, ${pages.recognised} of them recognised from images, ${pages.empty} without text.`);
  if (audit.words !== null) showWords(audit.words);
  print(
    `Segments: ${segments.total} (${showCounts(segments.routes)}), about ${segments.likely_right} of them right, ${segments.unsure} guessed with low confidence.`,
  );
  print(
    `Names: ${entities.total} (${showCounts(entities.types)}), about ${entities.likely_right} of them right, ${entities.unsure} guessed with low confidence, ${entities.unlinked.length} without a text of their own.`,
  );
  const rules = Object.entries(audit.rules).map(
    ([key, { total, likely_right }]) => `${key.replaceAll("_", " ")} ${total} (${likely_right})`,
  );
  if (rules.length > 0) print(`Rules, and about how many are right: ${rules.join(", ")}.`);
  print(`Advice for the GM: ${audit.advice} pieces.`);
  list("Left out", audit.left_out_sections);
  list("Warnings", audit.warnings);
  list(
    "Possible duplicates",
    audit.duplicates.map(({ why }) => why),
  );
  list(
    "Findings of the validation",
    audit.findings.map(({ severity, file, message }) => `${severity}${file === null ? "" : ` in ${file}`}: ${message}`),
  );
  list(
    "To review",
    audit.review.map(({ message, file }) => `${message}${file === null ? "" : ` (${file})`}`),
  );
  if (costs !== null)
    list(
      "Costs",
      costs.length === 0 ? ["nothing: no paid calls"] : costs.map((one) => `${one.stage}: ${one.calls} calls, ${formatCost(one)}`),
    );
};

const showWords = ({ book, share, contents_and_index, left_out, unaccounted }: WordCoverage): void => {
  const rest = `${left_out} in sections that were left out, ${unaccounted} unmatched`;
  print(
    `Words: ${(100 * share).toFixed(1)} % of the book's ${book} are in the pack; ${rest}. ${contents_and_index} of the printed contents and index are not counted.`,
  );
};

const showCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ");

const list = (title: string, lines: readonly string[]): void => {
  if (lines.length === 0) return;
  print();
  print(`${paint.bold(title)} (${lines.length})`);
  for (const line of lines.slice(0, shown)) print(`- ${line}`);
  if (lines.length > shown) print(`  and ${lines.length - shown} more: see --json`);
};
