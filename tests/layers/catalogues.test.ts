import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findUntranslated } from "freeform-rpg/language";
import type { MessageCatalogue } from "freeform-rpg/language";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "plugins/**/*.ts"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && !file.includes("/tests/") && readFileSync(join(root, file), "utf8").includes("defineMessages("));

const isCatalogue = (value: unknown): value is MessageCatalogue<unknown> =>
  typeof value === "object" && value !== null && "all" in value && "in" in value;

const valuesOf = (module: unknown): readonly unknown[] => (typeof module === "object" && module !== null ? Object.values(module) : []);

const catalogues = await Promise.all(
  files.map(async (file) => {
    const module: unknown = await import(join(root, file));
    return { file, found: valuesOf(module).filter(isCatalogue) };
  }),
);

const languages = [...new Set(catalogues.flatMap(({ found }) => found.flatMap(({ all }) => Object.keys(all))))];

test("the engine has catalogues, and German in them", () => {
  expect(files.length).toBeGreaterThan(5);
  expect(languages).toContain("de");
});

test.each(catalogues)("$file has every message in every language", ({ file, found }) => {
  const missing = found.flatMap(({ all }) =>
    languages.filter((language) => !(language in all)).map((language) => `${file}: no ${language}`),
  );
  expect([...missing, ...found.flatMap(findUntranslated)]).toEqual([]);
});
