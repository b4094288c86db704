import { parseArgs } from "node:util";
import { readdirSync } from "node:fs";
import type { Benchmark, Result } from "./result.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false }, data: { type: "string" } },
});
const names = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.slice(0, -".bench.ts".length))
  .sort();

const name = positionals[0] ?? "";
if (!names.includes(name)) {
  console.error(
    `There is no benchmark "${name}". Usage: npm run bench -- NAME [--json] [--data DIR], where NAME is one of: ${names.join(", ")}.`,
  );
  process.exit(2);
}

const { benchmark } = (await import(`./${name}.bench.ts`)) as { benchmark: Benchmark };
const results = await benchmark({ data: values.data });
if (values.json) console.log(JSON.stringify({ name, results }));
else print(results);
process.exit(0);

function print(rows: readonly Result[]): void {
  for (const row of rows) {
    console.log(
      `${row.metric.padEnd(32)} ${row.value} ${row.unit}   beside ${row.peer}: ${row.peerValue} ${row.unit}   ratio ${row.ratio}`,
    );
  }
}
