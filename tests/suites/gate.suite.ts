import { join, resolve } from "node:path";
import { standingViolations } from "freeform-rpg/plugins/turn/narrator/lib";
import { dumpPrompts } from "../gate/dump-prompts.ts";
import { judgeProse } from "../gate/judge-prose.ts";
import { playReview } from "../gate/play-reviewer.ts";
import type { PlayedReview } from "../gate/play-reviewer.ts";
import { alarmsByRule, figuresOf, isBlocked } from "../gate/prose-figures.ts";
import type { Figure, JudgedProse } from "../gate/prose-figures.ts";
import { readProse } from "../gate/read-prose.ts";
import { readVerdicts } from "../gate/recorded-verdicts.ts";
import type { RecordedVerdicts } from "../gate/recorded-verdicts.ts";
import type { Suite, SuiteReport } from "./suite.ts";

const shipped = join(import.meta.dirname, "../gate/prose");

/**
 * Checks narrations of real length and counts what is found: false alarms per 100 sound texts, precision, and recall by kind of fault, for
 * the development half and the held half. With recorded answers of the review's model, the same for rules and review together. Failures are
 * shown of the development half alone.
 */
export const suite: Suite = async ({ data, dump, verdicts, failures = false }) => {
  const judged = await judgeProse(readProse(data === undefined ? shipped : resolve(data)));
  const recorded = verdicts === undefined ? new Map() : readVerdicts(resolve(verdicts));
  const reviews = dump === undefined && verdicts === undefined ? [] : await reviewProse(judged, recorded);
  if (dump !== undefined) dumpPrompts(resolve(dump), reviews);
  const reviewed = reviews.flatMap(withFindings);
  const results = [...figuresByHalf("rules", judged), ...(verdicts === undefined ? [] : figuresByHalf("rules and review", reviewed))];
  const counts = [...timesOf(judged), ...(verdicts === undefined ? [] : countsOf(reviews))];
  return {
    results: [...results, ...counts],
    table: tableOf(results, counts),
    cases: failures ? (verdicts === undefined ? judged : reviewed).filter(isFailure).map(toCase) : [],
  };
};

type Reviewed = JudgedProse & PlayedReview;

const reviewProse = async (judged: readonly JudgedProse[], recorded: ReadonlyMap<string, RecordedVerdicts>): Promise<Reviewed[]> => {
  const reviews: Reviewed[] = [];
  for (const one of judged) reviews.push({ ...one, ...(await playReview(one, recorded.get(one.id))) });
  return reviews;
};

/** The violations that stand after the review; none where no answer to it is recorded. */
const withFindings = (one: Reviewed): JudgedProse[] =>
  one.findings === null ? [] : [{ ...one, violations: standingViolations(one.text, one.findings, [...one.violations, ...one.untold]) }];

const countsOf = (reviews: readonly Reviewed[]): Figure[] => {
  const found = reviews.flatMap(({ findings }) => findings ?? []);
  const count = (metric: string, value: number, of: number): Figure => ({ metric, value, of });
  return [
    count("reviews_recorded", found.length, reviews.length),
    count("second_votes_missing", reviews.filter(({ findings, unvoted }) => findings !== null && unvoted).length, found.length),
    count(
      "verdicts_discarded",
      found.reduce((sum, { discarded }) => sum + discarded.length, 0),
      found.length,
    ),
  ];
};

const figuresByHalf = (checks: string, judged: readonly JudgedProse[]): Figure[] => {
  const halves = (["development", "held"] as const).map((half) => [half, judged.filter((one) => one.half === half)] as const);
  return [...halves, ["all", judged] as const].flatMap(([part, texts]) =>
    [...figuresOf(texts), ...alarmsByRule(texts)].map(({ metric, ...rest }) => ({ metric: `${checks}/${part}/${metric}`, ...rest })),
  );
};

const timesOf = (judged: readonly JudgedProse[]): Figure[] => {
  const times = judged.map(({ milliseconds }) => milliseconds);
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return [
    { metric: "milliseconds_median", value: Number(median.toFixed(2)), of: times.length },
    { metric: "milliseconds_first", value: Number((times[0] ?? 0).toFixed(2)), of: 1 },
  ];
};

/** One row a metric, one column a half. */
const tableOf = (results: readonly Figure[], counts: readonly Figure[]): string[][] => {
  const cells = new Map(results.map(({ metric, value, of }) => [metric, `${value} of ${of}`]));
  const rows = [...new Set(results.map(({ metric }) => metric.replace(/\/[^/]*/, "")))];
  return [
    ["", "development", "held", "all"],
    ...rows.map((row) => [row, ...["development", "held", "all"].map((part) => cells.get(row.replace("/", `/${part}/`)) ?? "")]),
    ...counts.map(({ metric, value, of }) => [metric, "", "", `${value} of ${of}`]),
  ];
};

const isFailure = (one: JudgedProse): boolean =>
  one.half === "development" && one.label !== null && (one.label === "faulty") !== isBlocked(one);

const toCase = (one: JudgedProse): SuiteReport["cases"][number] => ({
  id: one.id,
  passed: false,
  why:
    one.label === "faulty"
      ? `not found, ${one.kind ?? "unknown"}: ${one.fault ?? ""}`
      : one.violations.map(({ rule_id, message, location }) => `${rule_id}: ${message} [${textAt(one.text, location)}]`).join(" "),
});

const textAt = (text: string, location: { readonly start: number; readonly end: number } | undefined): string =>
  location === undefined ? "" : text.slice(location.start, location.end);
