import { chunkPack } from "freeform-rpg/plugins/memory/lore/lib";
import type { PackFile } from "freeform-rpg/plugins/memory/lore";
import { PackFrontmatter } from "freeform-rpg/schemas/packs";
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
  expect(chunks.map(({ visibility }) => visibility)).toEqual(["world", "world", "dm"]);
});

test("headings within code are not headings, and equal names get numbers", async () => {
  const chunks = await chunk("```\n## Not a heading\n```\n\n## Rooms\n\nOne.\n\n## Rooms\n\nTwo.\n");
  expect(chunks.map(({ id }) => id)).toEqual(["harbour:gull:intro", "harbour:gull:rooms", "harbour:gull:rooms-2"]);
});

test("a long section continues in a second chunk, and tables are not split", async () => {
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

test.each([
  ["underlined titles are titles", "Gull\n====\n\nA bar.\n\nHistory\n-------\n\nOld.", ["intro", "history"]],
  ["without a title the text is the intro", "A bar.\n\n## History\n\nOld.", ["intro", "history"]],
  ["a second title begins a section", "# Gull\n\nA bar.\n\n# Cellar\n\nDark.", ["intro", "cellar"]],
  ["text before the title belongs to the intro", "A note.\n\n# Gull\n\nA bar.", ["intro"]],
  ["sections without text are left out", "# Gull\n\n## Empty\n\n## Only a heading\n\n### Deeper\n\n## History\n\nOld.", ["history"]],
  ["marks in headings are ignored", "## The *old* [bell](b.md)\n\nIt rings.", ["the_old_bell"]],
  ["letters of every script form names", "## \u00dcber \u8336\n\nTee.\n\n## !!!\n\nLoud.", ["\u00fcber_\u8336", "section"]],
  ["composed and decomposed letters are equal", "## Cafe\u0301\n\nA.\n\n## Caf\u00e9\n\nB.", ["caf\u00e9", "caf\u00e9-2"]],
  ["headings in quotations and lists do not begin sections", "> ## Quoted\n\n- ## Listed\n\nText.", ["intro"]],
])("%s", async (_name, body, sections) => {
  expect((await chunk(body)).map(({ id }) => id.replace("harbour:gull:", ""))).toEqual(sections);
});

test("comments are removed", async () => {
  const [intro] = await chunk("A bar. <!-- burns in act two --> It leans.\n\n<!--\nMarta did it.\n-->\n\nThe end.");
  expect(intro?.text.replaceAll(/\s+/g, " ")).toBe("A bar. It leans. The end.");
});

test("text for the DM within a section becomes a separate chunk", async () => {
  const chunks = await chunk("## History\n\nOld.\n\n### Secrets\n\nMarta did it.\n\n#### How\n\nOil.\n\n### Later\n\nNew.");
  expect(chunks.map(({ id, visibility, text }) => [id.split(":")[2], visibility, text])).toEqual([
    ["history", "known", "Old."],
    ["history_secrets", "dm", "Marta did it.\n\n#### How\n\nOil."],
    ["history-2", "known", "### Later\n\nNew."],
  ]);
});

test("the further chunks of a long section do not change the names of later sections", async () => {
  const long = "The gull turned on its wire and said nothing. ".repeat(120);
  const before = await chunk(`## Rooms\n\nOne.\n\n## Rooms\n\nTwo.`);
  const after = await chunk(`## Rooms\n\n${long}\n\n## Rooms\n\nTwo.`);
  expect(after.map(({ id }) => id)).toEqual(["harbour:gull:rooms", "harbour:gull:rooms.2", "harbour:gull:rooms.3", "harbour:gull:rooms-2"]);
  expect(after.at(-1)?.hash).toBe(before.at(-1)?.hash);
  expect(after.every(({ tokens }) => tokens <= 600)).toBe(true);
  expect(
    after
      .slice(0, 3)
      .map(({ text }) => text)
      .join(" "),
  ).toBe(long.trim());
});

test.each([
  ["a list", (n: number) => "- A line of the list, with some words in it.\n".repeat(n)],
  ["code", (n: number) => `\`\`\`\n${"one two three four five six\n".repeat(n)}\`\`\``],
])("%s of any length is not split", async (_name, make) => {
  const chunks = await chunk(`Before.\n\n${make(200)}\n\nAfter.`);
  expect(chunks.some(({ text }) => text.includes(make(200).trim()))).toBe(true);
});
