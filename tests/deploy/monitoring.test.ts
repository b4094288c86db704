import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import telemetry from "../../plugins/operations/telemetry/plugin.ts";
import { openServer } from "../engine/open-server.ts";
import type { TestServer } from "../engine/open-server.ts";

let server: TestServer;
let measured: ReadonlySet<string>;
beforeAll(async () => {
  server = await openServer({ plugins: [telemetry] });
  const text = await (await fetch(`http://127.0.0.1:${await server.listen()}/metrics`)).text();
  measured = new Set([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) => namesOf(name, type)));
});
afterAll(() => server.close());

/** The names of the series of a metric. */
const namesOf = (name: string, type: string | undefined): readonly string[] =>
  type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name];

/** What a query names beside labels, functions and keywords: every metric has an underscore, and so has one function. */
const metricsIn = (query: string): readonly string[] =>
  [...query.replaceAll(/\{[^}]*\}|\b(?:by|without) \([^)]*\)/g, "").matchAll(/[a-z]+(?:_[a-z]+)+/g)]
    .map(([name]) => name)
    .filter((name) => name !== "histogram_quantile");

const read = (name: string): any => parse(readFileSync(join(import.meta.dirname, "..", "..", "deploy", name), "utf8"));

test.each([
  ["alert rules", () => read("alerts.yaml").groups.flatMap(({ rules }: any) => rules.map(({ expr }: any) => expr))],
  ["dashboard", () => read("grafana.json").panels.flatMap(({ targets }: any) => targets.map(({ expr }: any) => expr))],
])("every metric of the %s is one that the server measures", (_, list) => {
  const named = list().flatMap(metricsIn);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name: string) => !measured.has(name))).toEqual([]);
});

test("a metric that nothing measures is found", () => {
  expect(metricsIn('sum by (code) (rate(freeform_errors_total{code="x_y"}[5m])) / freeform_lost_total')).toEqual([
    "freeform_errors_total",
    "freeform_lost_total",
  ]);
  expect([measured.has("freeform_errors_total"), measured.has("freeform_lost_total")]).toEqual([true, false]);
});
