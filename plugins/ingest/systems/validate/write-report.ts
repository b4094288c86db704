import type { SystemsAssembly, SystemsExtraction, SystemsFind, SystemsKey, SystemsResult } from "freeform-rpg/schemas";
import { shortenQuote } from "../markdown.ts";

/** Results below this confidence need a review. */
export const sure = 0.6;

/** `EXTRACTION_REPORT.md`: for each extractor the finds, their confidence and pages, and points to check. */
export const writeReport = (extraction: SystemsExtraction, assembly: SystemsAssembly, problems: readonly string[]): string => {
  const results = Object.entries(extraction.results);
  return [
    "# Extraction report",
    describeSystem(extraction),
    "## Extractor Results",
    "| Extractor | Confidence | Found | Patterns | Pages |\n| --- | --- | --- | --- | --- |\n" +
      results.map(([key, result]) => describeRow(key, result)).join("\n"),
    calibrated,
    "## What the engine will play by",
    describePlay(assembly),
    "## To look at",
    toList([...problems, ...results.flatMap(([key, result]) => reviewOf(key, result))]),
    "## Evidence",
    ...results.flatMap(([key, result]) => describeEvidence(key, result)),
  ]
    .join("\n\n")
    .concat("\n");
};

/** Explains the confidence. */
const calibrated =
  "A confidence of 80% means that eight of ten such finds are right, as measured on books whose rules are known. Each find has its own confidence; the table shows the mean and the expected number of right finds.";

/** The expected number of right finds of an extractor, by their confidence. */
const likelyRight = (items: readonly SystemsFind<SystemsKey>[]): number =>
  Math.round(items.reduce((sum, { confidence }) => sum + confidence, 0));

/** Points of a result that a person should check, as text. */
export const reviewOf = (
  key: string,
  { items, dropped, failed, _extraction_metadata: { confidence } }: SystemsResult<SystemsKey>,
): string[] => [
  ...(items.length > 0 && confidence < sure ? [`${key}: only ${percent(confidence)} sure. Compare it with the book.`] : []),
  ...(failed === null ? [] : [`${key}: ${failed}.`]),
  ...dropped.slice(0, 20).map(({ name, why }) => `${key}: "${name}" was left out. ${why}`),
];

const describeSystem = ({ system, hinted, matches }: SystemsExtraction): string => {
  const others = matches.map(({ id, score }) => `${id} ${percent(score)}`).join(", ");
  if (system === null)
    return `The book matches none of the installed systems${others === "" ? "" : ` (${others})`}. It was read by structure and common words.`;
  return `Read as **${system}**, ${hinted ? "as was asked for" : `which it looks like (${others})`}.`;
};

const describeRow = (
  key: string,
  { items, _extraction_metadata: { confidence, config_patterns_matched, pages } }: SystemsResult<SystemsKey>,
): string => {
  const low = items.length > 0 && confidence < sure ? " (low)" : "";
  return `| ${key} | ${items.length === 0 ? "—" : `${percent(confidence)}${low}`} | ${items.length === 0 ? "0" : `${items.length}, about ${likelyRight(items)} right`} | ${config_patterns_matched} | ${describePages(pages)} |`;
};

const describePages = (pages: readonly number[]): string => {
  const [first, last] = [pages[0], pages.at(-1)];
  if (first === undefined || last === undefined) return "—";
  return pages.length <= 6 ? pages.join(", ") : `${first} to ${last} (${pages.length})`;
};

const describePlay = ({ config, resolution_mapping }: SystemsAssembly): string =>
  config === null
    ? "Nothing: no way to roll was sure enough. Campaigns on this pack play by the system that their scenario names."
    : "```json\n" +
      JSON.stringify({ inherits: config["inherits"] ?? null, resolution: resolution_mapping["resolution"] ?? null }, null, 2) +
      "\n```";

const toList = (lines: readonly string[]): string =>
  lines.length === 0 ? "Nothing to check." : lines.map((line) => `- ${line.replaceAll("\n", " ")}`).join("\n");

const describeEvidence = (key: string, { items }: SystemsResult<SystemsKey>): string[] => {
  if (items.length === 0) return [];
  const rest = items.length > 5 ? [`- and ${items.length - 5} more in \`systems/extract/${key}.yaml\``] : [];
  return [`### ${key}`, [...items.slice(0, 5).map(describeFind), ...rest].join("\n")];
};

const describeFind = ({ name, quote, pages: [from, to], confidence, found_by }: SystemsFind<SystemsKey>): string =>
  `- **${name}**, page ${from === to ? from : `${from} to ${to}`}, ${percent(confidence)}, by ${found_by === "both" ? "structure and model" : found_by}: “${shortenQuote(quote, 160)}”`;

const percent = (share: number): string => `${Math.round(share * 100)}%`;
