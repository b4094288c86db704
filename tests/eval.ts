import { parseArgs } from "node:util";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Suite, SuiteReport } from "./suites/suite.ts";

const folder = join(import.meta.dirname, "suites");
const names = readdirSync(folder)
  .filter((file) => file.endsWith(".suite.ts"))
  .map((file) => file.slice(0, -".suite.ts".length))
  .sort();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false }, data: { type: "string" } },
});
const name = positionals[0] ?? "";
if (!names.includes(name)) {
  console.error(
    `There is no suite "${name}". Usage: npm run eval -- SUITE [--json] [--data DIR], where SUITE is one of: ${names.join(", ")}.`,
  );
  process.exit(2);
}

const { suite } = (await import(join(folder, `${name}.suite.ts`))) as { suite: Suite };
const report = await suite({ data: values.data });
if (values.json) console.log(JSON.stringify({ suite: name, ...report }));
else print(report);
process.exit(0);

function print({ results, cases }: SuiteReport): void {
  for (const { id, passed, why } of cases) console.log(`${passed ? "passed" : "FAILED"}  ${id}  ${why}`);
  for (const { metric, value, of } of results) console.log(`${metric}: ${value} of ${of}`);
}
