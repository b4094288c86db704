import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { expect, test } from "vitest";
import { readAnchors, readLinks, readPage, readPages, root } from "../../scripts/docs/pages.ts";

const pages = readPages();

/** Links of a page that lead nowhere: to no file, or to no heading of a page. */
const findBroken = (page: (typeof pages)[number]): readonly string[] =>
  readLinks(page).filter((link) => {
    const [path = "", anchor] = link.split("#");
    const file = path === "" ? page.file : normalize(join(dirname(page.file), path));
    if (!existsSync(join(root, file))) return true;
    const target = pages.find((other) => other.file === file);
    return anchor !== undefined && target !== undefined && !readAnchors(target).has(anchor);
  });

test.each(pages)("every link of $file leads somewhere", (page) => {
  expect(findBroken(page)).toEqual([]);
});

test("a link to a missing file or heading is found", () => {
  expect(findBroken(readPage("docs/x.md", "[a](none.md) [b](#nowhere) [c](api.md#nowhere) [d](https://example.com)"))).toEqual([
    "none.md",
    "#nowhere",
    "api.md#nowhere",
  ]);
});

test("the README links every page of docs", () => {
  const readme = pages.find(({ file }) => file === "README.md");
  const linked = new Set(readLinks(readme ?? readPage("README.md", "")).map((link) => link.split("#")[0]));
  const wanted = pages.map(({ file }) => file).filter((file) => /^docs\/[^/]+$/.test(file) || file === "ARCHITECTURE.md");
  expect(wanted.filter((file) => !linked.has(file))).toEqual([]);
});

test("every decision is in the index of decisions", () => {
  const index = pages.find(({ file }) => file === "docs/decisions/README.md");
  const linked = new Set(readLinks(index ?? readPage("", "")));
  const records = pages.map(({ file }) => /^docs\/decisions\/(\d.*)$/.exec(file)?.[1]).filter((name) => name !== undefined);
  expect(records.filter((name) => !linked.has(name))).toEqual([]);
});
