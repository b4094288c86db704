import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/docs/pages.ts";

const page = readFileSync(join(root, "docs/plugins.md"), "utf8");
const declared = execFileSync(
  "git",
  ["grep", "-hoE", "export const \\w+ = (facet|changeHook|collectHook)\\b", "--", "*.ts", ":!*/tests/*", ":!tests", ":!examples"],
  { cwd: root, encoding: "utf8" },
)
  .trim()
  .split("\n")
  .map((line) => line.split(" ")[2] ?? "");

test("the sources declare facets and hooks", () => expect(declared.length).toBeGreaterThan(40));

test.each(declared)("docs/plugins.md says of %s what is contributed, from where, and what for", (name) => {
  const row = page.split("\n").find((line) => line.startsWith(`| \`${name}\` `)) ?? "";
  const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
  expect(cells.at(-2)).toMatch(/\w.*\.$/);
  expect(cells[2]).not.toBe("");
});
