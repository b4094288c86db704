import { expect, test } from "vitest";
import { generators } from "../../scripts/docs/generators.ts";
import { readPages } from "../../scripts/docs/pages.ts";
import { rewriteGenerated } from "../../scripts/docs/rewrite-generated.ts";
import { screenNames } from "../../scripts/docs/screens.ts";

test.each(readPages())("the generated parts of $file are what the code says; `npm run docs` writes them again", async ({ text }) => {
  expect(await rewriteGenerated(text, generators, (name) => name !== "screen")).toBe(text);
});

test("every screen of the pages is one that `npm run docs` takes", () => {
  const shown = readPages().flatMap(({ text }) => [...text.matchAll(/^<!-- generated: screen (\S+) -->/gm)].map(([, name]) => name));
  expect(shown.toSorted()).toEqual(screenNames.toSorted());
});

test("an unknown generator is an error", async () => {
  const text = "<!-- generated: weather -->\n<!-- /generated -->";
  await expect(rewriteGenerated(text, generators)).rejects.toThrow('There is no generator "weather"');
});
