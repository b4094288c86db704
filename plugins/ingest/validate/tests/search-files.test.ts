import { PackFrontmatter } from "freeform-rpg/schemas/packs";
import { expect, test } from "vitest";
import { indexFiles } from "../search-files.ts";

const file = (id: string, title: string, body: string) => ({
  id: `harbour:${id}`,
  path: `locations/${id}.md`,
  title,
  metadata: PackFrontmatter.parse({ id, type: "location" }),
  body,
  bodyLine: 1,
});

test("the section whose names and words fit comes first, whatever the ending of a word", () => {
  const { find, sections } = indexFiles([
    file("gull", "The Blind Gull", "# The Blind Gull\n\nA bar at the pier.\n\n## History\n\nThe upper floor burned."),
    file("pier", "Long Pier", "# Long Pier\n\nBars, gulls and nets."),
  ]);
  expect(sections).toBe(3);
  expect(find("What is the Blind Gull?", 1)).toEqual(["harbour:gull"]);
  expect(find("What burns?", 10)).toEqual(["harbour:gull"]);
});

test("no word of the question, no section", () => {
  expect(indexFiles([file("gull", "The Blind Gull", "A bar.")]).find("Zeppelin", 10)).toEqual([]);
  expect(indexFiles([]).find("Zeppelin", 10)).toEqual([]);
});

test("a title without spaces between its words is found", () => {
  const { find } = indexFiles([file("tower", "灯台守の塔", "海を見下ろす。"), file("bath", "銭湯", "湯気が立つ。")]);
  expect(find("灯台守の塔とは何ですか", 1)).toEqual(["harbour:tower"]);
});

test("among many sections with the same names, only the first are given", () => {
  const files = Array.from({ length: 30 }, (_, at) => file(`gull_${at}`, "The Blind Gull", "A bar."));
  expect(indexFiles(files).find("the Blind Gull", 10)).toHaveLength(10);
});
