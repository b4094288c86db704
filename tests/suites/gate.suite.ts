import { join, resolve } from "node:path";
import { judgeProse } from "../gate/judge-prose.ts";
import { alarmsByRule, figuresOf, isBlocked } from "../gate/prose-figures.ts";
import type { Figure, JudgedProse } from "../gate/prose-figures.ts";
import { readProse } from "../gate/read-prose.ts";
import type { Suite, SuiteReport } from "./suite.ts";

const shipped = join(import.meta.dirname, "../gate/prose");

/**
 * Checks narrations of real length and counts what is found: false alarms per 100 sound texts, precision, and recall by kind of fault, for
 * the development half and the held half. Failures are shown of the development half alone.
 */
export const suite: Suite = async ({ data, failures = false }) => {
  const judged = await judgeProse(readProse(data === undefined ? shipped : resolve(data)));
  const halves = (["development", "held"] as const).map((half) => [half, judged.filter((one) => one.half === half)] as const);
  const parts = [...halves, ["all", judged] as const];
  const results = parts.flatMap(([part, texts]) => [...figuresOf(texts), ...alarmsByRule(texts)].map((one) => prefixed(part, one)));
  return {
    results: [...results, ...timesOf(judged)],
    table: tableOf(results, timesOf(judged)),
    cases: failures ? judged.filter(isFailure).map(toCase) : [],
  };
};

const prefixed = (part: string, { metric, ...rest }: Figure): Figure => ({ metric: `${part}/${metric}`, ...rest });

const timesOf = (judged: readonly JudgedProse[]): Figure[] => {
  const times = judged.map(({ milliseconds }) => milliseconds);
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return [
    { metric: "milliseconds_median", value: Number(median.toFixed(2)), of: times.length },
    { metric: "milliseconds_first", value: Number((times[0] ?? 0).toFixed(2)), of: 1 },
  ];
};

/** One row a metric, one column a half. */
const tableOf = (results: readonly Figure[], times: readonly Figure[]): string[][] => {
  const metrics = [...new Set(results.map(({ metric }) => metric.slice(metric.indexOf("/") + 1)))];
  const cell = (part: string, metric: string): string => {
    const found = results.find((one) => one.metric === `${part}/${metric}`);
    return found === undefined ? "" : `${found.value} of ${found.of}`;
  };
  return [
    ["", "development", "held", "all"],
    ...metrics.map((metric) => [metric, cell("development", metric), cell("held", metric), cell("all", metric)]),
    ...times.map(({ metric, value, of }) => [metric, "", "", `${value} of ${of}`]),
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
