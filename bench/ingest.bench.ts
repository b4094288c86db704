import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { beside } from "./result.ts";
import type { Benchmark } from "./result.ts";
import { percentile } from "./statistics.ts";

const longest = "srd51.pdf";
const rounds = 3;
const program = fileURLToPath(new URL("./ingest/read-alone.ts", import.meta.url));
const Reading = z.strictObject({ pages: z.int(), ms: z.number(), peak: z.number() });
type Reading = z.infer<typeof Reading>;

/**
 * Pages read and laid out in a second by the extract stage, beside bare pdf-parse on the same file: each in a process of its own, from its start to
 * its end, by turns; medians. And the most memory that either process held. The stage's readers are further processes, each held to its limit. Reports
 * nothing where the book is absent.
 */
export const benchmark: Benchmark = async ({ data }) => {
  const folder = data ?? join(import.meta.dirname, "../../shared/data/ingest");
  const file = [folder, join(folder, "ingest")].map((one) => join(one, longest)).find((one) => existsSync(one));
  if (file === undefined) {
    console.error(`Skipped: there is no ${longest} in "${folder}". Name the folder that holds it with --data DIR.`);
    return [];
  }
  await readAlone("ours", file);
  const readings: { readonly ours: Reading; readonly bare: Reading }[] = [];
  for (let round = 0; round < rounds; round += 1)
    readings.push({ ours: await readAlone("ours", file), bare: await readAlone("bare", file) });
  const median = (side: "ours" | "bare", measure: (reading: Reading) => number) =>
    percentile(
      readings.map((reading) => measure(reading[side])),
      0.5,
    );
  const speed = ({ pages, ms }: Reading) => (pages * 1000) / ms;
  return [
    beside("pages_per_second", median("ours", speed), "pages/s", "bare pdf-parse", median("bare", speed)),
    beside(
      "peak_memory",
      median("ours", ({ peak }) => peak),
      "MB",
      "bare pdf-parse",
      median("bare", ({ peak }) => peak),
    ),
  ];
};

const readAlone = async (side: "ours" | "bare", file: string): Promise<Reading> => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, side, file]);
  return Reading.parse(JSON.parse(stdout));
};
