import { parseArgs } from "node:util";
import { readdirSync } from "node:fs";
import type { Benchmark, Result } from "./result.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    data: { type: "string" },
    size: { type: "string" },
    turns: { type: "string" },
    speed: { type: "string" },
    vendor: { type: "string" },
    embedder: { type: "string" },
  },
});
const names = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".bench.ts"))
  .map((file) => file.slice(0, -".bench.ts".length))
  .sort();

const name = positionals[0] ?? "";
if (!names.includes(name)) {
  console.error(
    `There is no benchmark "${name}". Usage: npm run bench -- NAME [--json] [--data DIR] [--size N,N] [--turns N] [--speed N] [--vendor NAME] [--embedder NAME], where NAME is one of: ${names.join(", ")}.`,
  );
  process.exit(2);
}

const { benchmark } = (await import(`./${name}.bench.ts`)) as { benchmark: Benchmark };
const results = await benchmark({
  data: values.data,
  sizes: readSizes(values.size),
  turns: readNumber(values.turns),
  speed: readNumber(values.speed),
  vendor: values.vendor,
  embedder: values.embedder,
});
if (values.json) console.log(JSON.stringify({ name, results }));
else print(results);
process.exit(0);

function readSizes(given: string | undefined): readonly number[] | undefined {
  const sizes = given?.split(",").map(Number);
  if (sizes?.every((size) => Number.isInteger(size) && size > 0) ?? true) return sizes;
  console.error(`"${given ?? ""}" is no list of sizes. Give whole numbers, such as --size 2400,25000.`);
  process.exit(2);
}

function readNumber(given: string | undefined): number | undefined {
  const number = Number(given ?? 1);
  if (number > 0) return given === undefined ? undefined : number;
  console.error(`"${given ?? ""}" is no number above 0.`);
  process.exit(2);
}

function print(rows: readonly Result[]): void {
  for (const row of rows) {
    console.log(
      `${row.metric.padEnd(32)} ${row.value} ${row.unit}   beside ${row.peer}: ${row.peerValue} ${row.unit}   ratio ${row.ratio}`,
    );
  }
}
