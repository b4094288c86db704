import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findMisplaced, readSheet } from "./styles.ts";
import type { Sheet } from "./styles.ts";

const source = join(import.meta.dirname, "../src");
const sheets: readonly Sheet[] = globSync("**/*.css", { cwd: source }).map((path) =>
  readSheet(path, readFileSync(join(source, path), "utf8")),
);

test("no two pages style the same class: the sheet of one stays loaded while another shows", () => {
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.flatMap(({ leading }) => [...leading]).length).toBeGreaterThan(50);
  expect(findMisplaced(sheets)).toEqual([]);
});

test("every class that a sheet styles is on a page", () => {
  const pages = globSync("**/*.{ts,tsx}", { cwd: source, exclude: ["api/generated/**"] }).map((path) =>
    readFileSync(join(source, path), "utf8"),
  );
  const written = new Set(pages.flatMap((text) => text.match(/[a-zA-Z][\w-]*/g) ?? []));
  expect(sheets.flatMap(({ classes }) => [...classes].filter((name) => !written.has(name)))).toEqual([]);
});

test("a class of two pages, and a page's change of a shared class everywhere, are found", () => {
  const shared = readSheet("style.css", ".panel { margin: 0 }");
  const [books, dm] = [
    readSheet("books.css", ".beside { gap: 0 } .books .panel { gap: 0 }"),
    readSheet("dm.css", "@media print { .beside { gap: 1px } }"),
  ];
  expect(findMisplaced([shared, books])).toEqual([]);
  expect(findMisplaced([shared, books, dm])).toEqual([".beside in books.css and dm.css"]);
});
