import { expect, test } from "vitest";
import { createPolicyEngine, extractText, loadShippedPolicies } from "freeform-rpg/plugins/policy/engine/lib";

/** Pieces that, repeated, once took or might take more than linear time. */
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

const context = { tools_available: ["search"] };
const engine = createPolicyEngine(loadShippedPolicies());

/** The least of several measurements, in milliseconds: other work on the machine only adds to it. */
const measure = async (work: () => unknown): Promise<number> => {
  let least = Infinity;
  for (let time = 0; time < 3; time += 1) {
    const started = performance.now();
    await work();
    least = Math.min(least, performance.now() - started);
  }
  return least;
};

/** How much longer four times the text may take: about 4 is linear, 16 quadratic. */
const growth = 11;
/** Milliseconds below which growth is noise. */
const noise = 40;

/** How much longer four times the text takes; 0 where both are too short to tell. */
const measureGrowth = async (work: (text: string) => unknown, piece: string, units: number): Promise<number> => {
  const textOf = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  const large = await measure(() => work(textOf(4 * units)));
  return large < noise ? 0 : large / (await measure(() => work(textOf(units))));
};

test.each(pieces)("%j again and again is read in time linear in its length", async (piece) => {
  expect(await measureGrowth((text) => extractText(text, { context }), piece, 12_000)).toBeLessThan(growth);
});

test.each(["[1]", "[1-50] x. ", "12 + 30 = 43. ", "A fact 12. [1] ", '{"name":"fly","arguments":{}} '])(
  "%j again and again is corrected in bounded rounds",
  async (piece) => {
    expect(await measureGrowth((text) => engine.correct(text, { given: context }), piece, 12_000)).toBeLessThan(growth);
  },
);
