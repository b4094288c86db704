import type { SystemsAssembly, SystemsExtraction, SystemsFind, SystemsKey, SystemsResult } from "freeform-rpg/schemas";
import { shortenQuote } from "../markdown.ts";

/** Below this a person should look at a result. */
export const sure = 0.6;

/** `EXTRACTION_REPORT.md`: per extractor what was found, how surely, where, and what to look at. */
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

/** How confidence is to be read. */
const calibrated =
  "A confidence of 80% says that of ten finds of its kind eight are right, as they were in books whose rules are known. It is each find's own; the table has their mean, and how many that makes.";

/** How many of an extractor's finds are right if their confidence holds. */
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
  lines.length === 0 ? "Nothing stands out." : lines.map((line) => `- ${line.replaceAll("\n", " ")}`).join("\n");

const describeEvidence = (key: string, { items }: SystemsResult<SystemsKey>): string[] => {
  if (items.length === 0) return [];
  const rest = items.length > 5 ? [`- and ${items.length - 5} more in \`systems/extract/${key}.yaml\``] : [];
  return [`### ${key}`, [...items.slice(0, 5).map(describeFind), ...rest].join("\n")];
};

const describeFind = ({ name, quote, pages: [from, to], confidence, found_by }: SystemsFind<SystemsKey>): string =>
  `- **${name}**, page ${from === to ? from : `${from} to ${to}`}, ${percent(confidence)}, by ${found_by === "both" ? "structure and model" : found_by}: “${shortenQuote(quote, 160)}”`;

const percent = (share: number): string => `${Math.round(share * 100)}%`;
