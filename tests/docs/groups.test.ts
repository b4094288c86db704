import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/docs/pages.ts";

const groups = readdirSync(join(root, "plugins"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(groups)("the README of plugins/%s names every folder of the group", (group) => {
  const readme = readFileSync(join(root, "plugins", group, "README.md"), "utf8");
  const folders = readdirSync(join(root, "plugins", group), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const named = folders.map(({ name }) => name).filter((name) => !["tests", "testing"].includes(name));
  expect(named.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
