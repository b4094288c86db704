import { chunkPack } from "freeform-rpg/plugins/lore";
import type { PackFile } from "freeform-rpg/plugins/lore";
import { PackFrontmatter } from "freeform-rpg/schemas";
import { expect, test } from "vitest";

const file = (body: string, more: object = {}): PackFile => ({
  id: "harbour:gull",
  path: "locations/gull.md",
  title: "The Gull",
  metadata: PackFrontmatter.parse({ id: "gull", type: "location", related_entities: ["marta", "other:tom"], ...more }),
  body,
  bodyLine: 1,
});
const chunk = (body: string, more: object = {}) => chunkPack({ manifest: { id: "harbour" }, files: [file(body, more)] });

test("a file becomes an intro and a chunk for each section, deeper headings within theirs", async () => {
  const chunks = await chunk("# The Gull\n\nA bar.\n\n## History\n\nOld.\n\n### Fire\n\nIt burned.\n\n## Prices\n\nGin, 3.\n");
  expect(chunks.map(({ id, section_path }) => [id, section_path])).toEqual([
    ["harbour:gull:intro", "The Gull"],
    ["harbour:gull:history", "The Gull > History"],
    ["harbour:gull:prices", "The Gull > Prices"],
  ]);
  expect(chunks[1]?.text).toBe("Old.\n\n### Fire\n\nIt burned.");
  expect(chunks.map(({ position }) => position)).toEqual([0, 1, 2]);
});

test.each([
  ["Secrets", "dm"],
  ["Hooks", "dm"],
  ["Playing Her", "dm"],
  ["Using It", "dm"],
  ["Uses", "known"],
  ["Playground", "known"],
  ["History", "known"],
])("a section called %s is for %s", async (heading, visibility) => {
  const chunks = await chunk(`## ${heading}\n\nText.\n`);
  expect(chunks.map((each) => each.visibility)).toEqual([visibility]);
});

test("a file that is not known has no known chunk", async () => {
  const chunks = await chunk("Text.\n\n## History\n\nOld.\n\n## Secrets\n\nDark.\n", { visibility: "world" });
  expect(new Set(chunks.map(({ visibility }) => visibility))).toEqual(new Set(["world"]));
});

test("headings within code are no headings, and what is alike gets numbers", async () => {
  const chunks = await chunk("```\n## Not a heading\n```\n\n## Rooms\n\nOne.\n\n## Rooms\n\nTwo.\n");
  expect(chunks.map(({ id }) => id)).toEqual(["harbour:gull:intro", "harbour:gull:rooms", "harbour:gull:rooms-2"]);
});

test("a long section goes on in a second chunk, and no table is cut", async () => {
  const row = "| a fairly long cell of a table | and another one beside it |\n";
  const table = `| A | B |\n| - | - |\n${row.repeat(80)}`;
  const chunks = await chunk(`## Prices\n\n${"Words and more words. ".repeat(60)}\n\n${table}\n`);
  expect(chunks).toHaveLength(2);
  expect(chunks[1]?.text.trim()).toBe(table.trim());
});

test("ids of the pack's own files are written in full, and a hash changes with the text alone", async () => {
  const [one] = await chunk("Text.");
  const [same] = await chunk("Text.\n");
  const [other] = await chunk("Other text.");
  expect(one?.metadata).toMatchObject({ location_ids: ["harbour:gull"], entity_ids: ["harbour:marta", "other:tom"] });
  expect(same?.hash).toBe(one?.hash);
  expect(other?.hash).not.toBe(one?.hash);
});
