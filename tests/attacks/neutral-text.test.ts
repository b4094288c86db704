import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const sources = execFileSync("git", ["ls-files", "web/src/*.ts", "web/src/*.tsx"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "");

/** Ways by which a text would become markup. */
const asMarkup =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\bsrcdoc\b|\bDOMParser\b|from "(?:marked|markdown-it|micromark)[^"]*"/;

test("the page shows every text as text: nothing of it turns one into markup", () => {
  expect(sources.length).toBeGreaterThan(40);
  const found = sources.filter((file) => asMarkup.test(readFileSync(join(root, file), "utf8")));
  expect(found).toEqual([]);
  expect("<p dangerouslySetInnerHTML={{ __html: text }} />").toMatch(asMarkup);
});

test("the API says that texts are neither HTML nor Markdown", () => {
  expect(readFileSync(join(root, "docs", "api.md"), "utf8")).toMatch(/Every text of the API is plain text/);
});
