import { evaluate, extractText, loadShippedPolicies } from "freeform-rpg/plugins/policy/engine/lib";
import { expect, test } from "vitest";

const policies = loadShippedPolicies();

const timeOf = (text: string): number => {
  const start = performance.now();
  evaluate(policies, extractText(text));
  return performance.now() - start;
};

/** Times below this say nothing. */
const least = 10;

/**
 * How many times as long the long text takes, by the shortest times of both. What else the machine does only adds to a time, so that measuring
 * goes on while the ratio is above the limit: quadratic growth is 16, and no repetition brings it down.
 */
const ratioOf = (long: string, short: string, limit: number): number => {
  let [longest, shortest] = [Infinity, Infinity];
  for (let round = 0; round < 5 || (round < 40 && longest > limit * Math.max(least, shortest)); round += 1) {
    longest = Math.min(longest, timeOf(long));
    shortest = Math.min(shortest, timeOf(short));
  }
  return longest / Math.max(least, shortest);
};

const pieces = [
  "[1]",
  "[1] ",
  "[^a]",
  "(source: ",
  "[1]\n",
  "A bird is here. ",
  "Aa and Bb (",
  "12 + 3 = 4. ",
  "# a\n",
  "see [",
  '"',
  "…",
  "- a\n",
];
const codes = [
  ["js", 'a = "x" + '],
  ["py", 'f("select a from b" + '],
  ["sh", "rm -rf "],
  ["yaml", "password: "],
  ["php", '"select $'],
  ["sql", "-- x\n"],
];

test.each([
  ...pieces.map((piece) => [piece, (count: number) => piece.repeat(count)] as const),
  ...codes.map(([language, piece = ""]) => [piece, (count: number) => `\`\`\`${language}\n${piece.repeat(count / 2)}\n\`\`\`\n`] as const),
])("%j four times as often takes at most eight times as long", (_, textOf) => {
  expect(ratioOf(textOf(4000), textOf(1000), 8)).toBeLessThanOrEqual(8);
});

test("sixteen thousand marks of citation take at most three times as long as half of them", () => {
  expect(ratioOf("[1]".repeat(16_000), "[1]".repeat(8000), 3)).toBeLessThanOrEqual(3);
});
