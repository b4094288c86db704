import { findUntranslated } from "freeform-rpg/language";
import { expect, test } from "vitest";
import { readCatalogues } from "./read-catalogues.ts";

const catalogues = await readCatalogues();

const languages = [...new Set(catalogues.flatMap(({ found }) => found.flatMap(({ all }) => Object.keys(all))))];

test("the engine has catalogues, and German in them", () => {
  expect(catalogues.length).toBeGreaterThan(5);
  expect(languages).toContain("de");
});

test.each(catalogues)("$file has every message in every language", ({ file, found }) => {
  const missing = found.flatMap(({ all }) =>
    languages.filter((language) => !(language in all)).map((language) => `${file}: no ${language}`),
  );
  expect([...missing, ...found.flatMap(findUntranslated)]).toEqual([]);
});
