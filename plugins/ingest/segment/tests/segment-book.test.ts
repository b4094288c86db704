import fc from "fast-check";
import { segmentBook } from "freeform-rpg/plugins/ingest/segment/lib";
import { detectStructure } from "freeform-rpg/plugins/ingest/structure/lib";
import type { Block, Extraction } from "freeform-rpg/schemas";
import { expect, test } from "vitest";

const sizes = { least: 150, most: 2000, target: 600 };
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at % 10}${at % 9 === 8 ? "." : ""}`).join(" ");
const places: Block["places"] = [{ page: 1, box: [0, 0, 1, 1] }];
const heading = (text: string, level = 1): Block => ({ type: "heading", text, level, places });
const para = (count: number): Block => ({ type: "para", text: words(count), places });

const segment = (blocks: Block[]) => {
  const book: Extraction = {
    title: "The Book",
    page_count: 1,
    pages: [{ number: 1, width: 1, height: 1, order: "stream", matter: "body", ocr: false, heads: [], blocks }],
    bookmarks: [],
    warnings: [],
  };
  return segmentBook(book, detectStructure(book), sizes);
};

test("front and back matter stays out and is named", () => {
  const { segments, left_out } = segment([heading("Credits"), para(300), heading("Cooking"), para(300)]);
  expect([segments.map(({ title }) => title), left_out]).toEqual([["Cooking"], ["Credits"]]);
});

test("small sections of one chapter are joined, those of another are not", () => {
  const { segments } = segment([heading("Combat"), para(60), heading("Combat Turns", 2), para(60), heading("Monsters"), para(200)]);
  expect(segments.map(({ title }) => title)).toEqual(["Combat", "Monsters"]);
  expect(segments[0]?.text).toContain("## Combat Turns");
});

test("a long section is split near the target", () => {
  const { segments } = segment([heading("Combat"), ...Array.from({ length: 30 }, () => para(100))]);
  expect(segments.length).toBeGreaterThan(3);
  expect(segments.map(({ id }) => id).slice(0, 2)).toEqual(["combat", "combat_part_2"]);
});

test("no segment is longer than allowed and no word is lost, whatever the sizes of sections", () => {
  const property = fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 }), (counts) => {
    const { segments } = segment(counts.flatMap((count, at) => [heading(`Combat ${at}`), para(count)]));
    expect(Math.max(...segments.map((one) => one.words))).toBeLessThanOrEqual(sizes.most);
    expect(segments.flatMap(({ text }) => text.match(/word\d/g) ?? []).length).toBe(counts.reduce((sum, one) => sum + one, 0));
  });
  fc.assert(property, { numRuns: 50 });
});
