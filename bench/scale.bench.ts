import { join } from "node:path";
import type { Benchmark, Result } from "./result.ts";
import { readDialogues } from "./retrieval/dialogues.ts";
import { measureSpeed } from "./retrieval/speed.ts";

/** Passages of the story that are indexed and searched. */
const usualSizes = [25_000];

/**
 * How long indexing, the vectors and questions take in large stories, beside the bare statements. `--size 250000` needs Postgres:
 * `TEST_DATABASE_URL` names the server.
 */
export const benchmark: Benchmark = async ({ data, sizes = usualSizes, embedder }) => {
  const folder = data ?? join(import.meta.dirname, "../../shared/data/retrieval");
  const dialogues = readDialogues(folder);
  if (dialogues === null) {
    console.error(`Skipped: there are no dialogues in the shape of LoCoMo in ${folder}. Name their folder with --data.`);
    return [];
  }
  const results: Result[] = [];
  for (const size of sizes) results.push(...(await measureSpeed(dialogues, size, embedder)));
  return results;
};
