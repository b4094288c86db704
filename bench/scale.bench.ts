import type { Benchmark, Result } from "./result.ts";
import { findDialogues } from "./retrieval/dialogues.ts";
import { measureSpeed } from "./retrieval/speed.ts";

/** Passages of the story that are indexed and searched. */
const usualSizes = [25_000];

/**
 * How long indexing, the vectors and questions take in large stories, beside the bare statements. `--size 250000` needs Postgres:
 * `TEST_DATABASE_URL` names the server.
 */
export const benchmark: Benchmark = async ({ data, sizes = usualSizes, embedder }) => {
  const dialogues = findDialogues(data);
  if (dialogues === null) return [];
  const results: Result[] = [];
  for (const size of sizes) results.push(...(await measureSpeed(dialogues, size, embedder)));
  return results;
};
