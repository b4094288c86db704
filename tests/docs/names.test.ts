import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPages, readProse, root } from "../../scripts/docs/pages.ts";

/** Every word that code, schemas, prompts and data hold. */
const known = new Set(
  globSync(
    [
      "*.{ts,json,yaml}",
      "{cli,db,examples,graphql,kernel,plugins,schemas,scripts,tests,bench}/**/*.{ts,mjs,yaml,json,graphql}",
      "{systems,scenarios,prompts,content_packs}/**/*",
    ],
    {
      cwd: root,
      withFileTypes: true,
      exclude: (entry) => entry.name === "node_modules",
    },
  )
    .filter((entry) => entry.isFile())
    .flatMap((entry) => [
      join(entry.parentPath, entry.name),
      ...(readFileSync(join(entry.parentPath, entry.name), "utf8").match(/\w+/g) ?? []),
    ])
    .flatMap((word) => (word.includes("/") ? (word.match(/\w+/g) ?? []) : [word])),
);

/** Names of other programs and their settings. */
const foreign = new Set(["pg_dump", "proxy_buffering", "client_max_body_size"]);

/** Names of a page that stand in code type: those written in camel or snake case, so that they cannot be plain words. */
const findNames = (prose: string): readonly string[] =>
  [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = ""]) =>
    (code.match(/\b[A-Za-z]\w*\b/g) ?? []).filter((word) => /[a-z][A-Z]|_/.test(word)),
  );

test.each(readPages())("every name in $file exists", (page) => {
  expect([...new Set(findNames(readProse(page)))].filter((name) => !known.has(name) && !foreign.has(name))).toEqual([]);
});

test("a name that nothing has is found", () => {
  expect(findNames("`playTurn`, `wait_for_it` and `plain`")).toEqual(["playTurn", "wait_for_it"]);
  expect(known.has("playTurn")).toBe(true);
  expect(known.has(["play", "Weather"].join(""))).toBe(false);
});
