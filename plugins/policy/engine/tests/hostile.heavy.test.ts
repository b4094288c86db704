import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterAll, expect, test } from "vitest";
import type { HostileText } from "./hostile-worker.ts";

/** Pieces that, repeated, may take a careless pattern more than linear time. */
const pieces = [
  ..."[](){}~`\"'#|*-+=?!.,\\ \n\t…’”",
  "[1]",
  "[1-50] x. ",
  "A b. [1]. ",
  "http://",
  "https://a.b/c?d ",
  "```",
  "```\n",
  "~~~\n",
  "~\n",
  "a.",
  "a. ",
  "A. ",
  '{"',
  '{"a":',
  '{"name":"a","arguments":{}}',
  "search({",
  "# a\n",
  "\n# ",
  "\n|",
  "1+",
  "1 + ",
  "1 + 1 = 2 ",
  "1,111",
  "(A, 1999; ",
  "Aa and Bb ",
  "arXiv:",
  "doi:10.1234/",
  "(source: ",
  "[see ",
  '?"',
  "Therefore x. ",
  "do not ",
];

/**
 * Characters of a text. Linear time is a fraction of a second. A pattern that takes quadratic time, and no more than 150 ms for 48,000
 * characters, takes longer than the limit for a million; most take hours.
 */
const length = 1_000_000;
const limit = 60_000;

let thread: Worker | undefined;
afterAll(() => thread?.terminate());

/** Whether a text is done before the limit. A thread that is not done is stopped, and the next text gets another. */
const isDone = async (text: HostileText): Promise<boolean> => {
  thread ??= new Worker(new URL("hostile-worker.ts", import.meta.url));
  const over = AbortSignal.timeout(limit);
  const done = once(thread, "message", { signal: over });
  thread.postMessage(text);
  try {
    await done;
    return true;
  } catch (error) {
    await thread.terminate();
    thread = undefined;
    if (over.aborted) return false;
    throw error;
  }
};

test.each(pieces)("%j again and again is read in linear time", async (piece) => {
  expect(await isDone({ work: "read", piece, length })).toBe(true);
});

test.each([
  "{",
  '{"a":',
  ".",
  "1",
  "1,",
  "[1] x\n",
  "```\n",
  "```\nrm -rrrr password select from ",
  "The cat sat in 1999 [1]. ",
  '{"name":"x","arguments":{}} ',
])("%j again and again is judged in linear time", async (piece) => {
  expect(await isDone({ work: "judge", piece, length })).toBe(true);
});

test.each(["[1]", "[1-50] x. ", "12 + 30 = 43. ", "A fact 12. [1] ", '{"name":"fly","arguments":{}} '])(
  "%j again and again is corrected in bounded rounds",
  async (piece) => {
    expect(await isDone({ work: "correct", piece, length: length / 5 })).toBe(true);
  },
);
