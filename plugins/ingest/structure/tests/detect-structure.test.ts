import { detectStructure, intentOfTitle } from "freeform-rpg/plugins/ingest/structure/lib";
import type { Block, Extraction, Page } from "freeform-rpg/schemas";
import { expect, test } from "vitest";

const block = (type: Block["type"], text: string, level?: number): Block => ({
  type,
  text,
  ...(level === undefined ? {} : { level }),
  places: [{ page: 1, box: [0, 0, 1, 1] }],
});

const book = (blocks: Block[], matter: Page["matter"] = "body", more: Page[] = []): Extraction => ({
  title: "The Book",
  page_count: 1,
  pages: [{ number: 1, width: 612, height: 792, order: "stream", matter, ocr: false, heads: [], blocks }, ...more],
  bookmarks: [],
  warnings: [],
});

test.each([
  ["Table of Contents", "META"],
  ["Legal Information", "META"],
  ["The Index of Forgotten Kings and Their Tombs", null],
  ["Monsters", "BESTIARY"],
  ["The Factions of the City", "FACTIONS"],
  ["Combat", "MECHANICS"],
  ["Weapons and Armor", "EQUIPMENT"],
  ["The World", "SETTING"],
  ["Appendix A", "REFERENCE"],
  ["Character Creation", "CHARACTERS"],
  ["Running an Adventure", "NARRATIVE"],
  ["NPCs", "SETTING"],
  ["Whispers", null],
])("the title %j says %s", (title, intent) => {
  expect(intentOfTitle(title)).toBe(intent);
});

test("a section without a telling title follows the one around it", () => {
  const { sections } = detectStructure(book([block("heading", "Monsters", 1), block("heading", "Gloom", 2), block("para", "It waits.")]));
  expect(sections.map(({ id, intent, intent_from, path }) => [id, intent, intent_from, path])).toEqual([
    ["monsters", "BESTIARY", "title", []],
    ["gloom", "BESTIARY", "parent", ["Monsters"]],
  ]);
});

test("front matter does not extend to the sections below it", () => {
  const { sections } = detectStructure(
    book([block("heading", "Credits", 1), block("para", "By Ann."), block("heading", "Gloom", 2), block("para", "It waits in the city.")]),
  );
  expect(sections.map(({ intent }) => intent)).toEqual(["META", "SETTING"]);
});

test("numbered lines are headings of a book without fonts", () => {
  const lines = ["1. The Road", "It is long.", "1.1 The Gate", "It is shut.", "1.1.1 The Lock", "It is old."];
  const made = detectStructure(book(lines.map((line) => block("para", line))));
  expect(made.sections.map(({ title, level }) => [title, level])).toEqual([
    ["1. The Road", 1],
    ["1.1 The Gate", 2],
    ["1.1.1 The Lock", 3],
  ]);
});

test("a book without headings is tried by the looks of its lines", () => {
  const made = detectStructure(
    book([block("para", "CHAPTER 1 THE ROAD"), block("para", "It is long."), block("para", "CHAPTER 2 THE GATE")]),
  );
  expect(made.found_by).toBe("text");
  expect(made.sections.map(({ title }) => title)).toEqual(["CHAPTER 1 THE ROAD", "CHAPTER 2 THE GATE"]);
});

test("a book with nothing to go by is one section", () => {
  const made = detectStructure(book([block("para", "Once there was a road.")]));
  expect([made.found_by, made.sections.map(({ title }) => title)]).toEqual(["none", ["The Book"]]);
});
