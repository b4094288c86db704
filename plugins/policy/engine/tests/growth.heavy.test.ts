import { evaluate, extractText, loadShippedPolicies } from "freeform-rpg/plugins/policy/engine/lib";
import { expect, test } from "vitest";

const policies = loadShippedPolicies();

/** The shortest of several times, in milliseconds: what else the machine does only adds to one. */
const shortest = (text: string): number => {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    evaluate(policies, extractText(text));
    return performance.now() - start;
  });
  return Math.min(...times);
};

/** Times below this say nothing. */
const least = 10;

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
  expect(shortest(textOf(4000))).toBeLessThanOrEqual(8 * Math.max(least, shortest(textOf(1000))));
});
