import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { loadScenario } from "freeform-rpg/plugins/canon/campaigns/lib";
import { classifySegments } from "freeform-rpg/plugins/ingest/classify/lib";
import { layOutBook, readBook } from "freeform-rpg/plugins/ingest/extract/lib";
import { segmentBook } from "freeform-rpg/plugins/ingest/segment/lib";
import { detectStructure } from "freeform-rpg/plugins/ingest/structure/lib";
import { assembleSystems, extractSystems, validateSystems } from "freeform-rpg/plugins/ingest/systems/lib";
import { openPackRepository } from "freeform-rpg/plugins/memory/lore/lib";
import { openSystemRepository } from "freeform-rpg/plugins/rules/systems/lib";
import type { CampaignSystem } from "freeform-rpg/schemas";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { campaignWith, play } from "../../../turn/resolver/tests/play.ts";
import { entity, withEntities } from "../../../turn/validator/tests/world.ts";
import { segmentsOf, shelf } from "./book.ts";

const books = join(import.meta.dirname, "..", "..", "..", "..", "..", "shared", "data", "ingest");

/** Some pages of a real book as segments. */
const readPages = async (name: string, from: number, to: number) => {
  const raw = await readBook(readFileSync(join(books, `${name}.pdf`)), { name, range: { from, to } });
  const pages = [...layOutBook(raw.pages, [])];
  const book = { title: name, page_count: to, pages, bookmarks: [], warnings: [] };
  return segmentBook(book, detectStructure(book), { least: 150, most: 2000, target: 600 }).segments;
};

const found = new Map<string, Promise<CampaignSystem>>();

/** The same of a book's pages, read once. */
const foundOnPages = (name: string, from: number, to: number): Promise<CampaignSystem> => {
  const known = found.get(name) ?? readPages(name, from, to).then(foundOn);
  found.set(name, known);
  return known;
};

/** The rules that a campaign on a pack with the book's system begins with. */
const foundOn = async (segments: Parameters<typeof classifySegments>[0]): Promise<CampaignSystem> => {
  const extraction = await extractSystems({ segments, classes: classifySegments(segments), hint: null, systems: shelf });
  const known = await Promise.all((await shelf.ids()).map((id) => shelf.load(id)));
  const assembly = assembleSystems(extraction, { id: "book", name: "Book" }, known);
  expect(await validateSystems(assembly, "book", null, shelf)).toEqual({ playable: true, problems: [] });
  const root = mkdtempSync(join(tmpdir(), "play-"));
  write(root, "packs/book/pack.yaml", `id: book\nname: Book\nversion: "1.0.0"\nsystem: d20\n`);
  write(root, "packs/book/systems/book.yaml", stringify(assembly.config));
  const packs = openPackRepository(join(root, "packs"));
  const systems = openSystemRepository(async () => ["systems", ...(await packs.folders()).map((folder) => join(folder, "systems"))]);
  return (await loadScenario("yard.yaml", yard, { packs, systems })).system;
};

const write = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const yard = `id: yard
name: The Yard
content_packs: [book]
entities: [{ id: yard, type: location, name: The Yard }]
starting_scene: { location_id: yard, time: { hour: 9 } }
opening_text: You stand in a yard.
`;

/** The roll of a sneak past Mira under a system, by somebody with these stats. */
const sneak = (system: CampaignSystem, stats: Record<string, number>, dice: readonly number[]) => {
  const entities = withEntities(entity("kai", "character", "Kai", { stats }), entity("mira", "character", "Mira Sato", {}));
  return play("sneak mira", { dice, parts: { campaign: campaignWith({ system }), entities } }).rolls[0];
};

test.skipIf(!existsSync(books)).each([
  { name: "blades-2col", from: 3, to: 4, rating: 2, dice: [4, 2], roll: { method: "highest_die", band: "mixed", total: 4 } },
  { name: "blades-2col", from: 3, to: 4, rating: 2, dice: [6, 6], roll: { method: "highest_die", band: "critical" } },
  { name: "dungeon-world", from: 8, to: 9, rating: 1, dice: [4, 4], roll: { method: "sum_bands", band: "mixed", total: 9 } },
  { name: "cairn2e-2col", from: 9, to: 10, rating: 12, dice: [12], roll: { method: "roll_under", band: "success", margin: 0 } },
  { name: "cairn2e-2col", from: 9, to: 10, rating: 12, dice: [13], roll: { method: "roll_under", band: "failure", margin: -1 } },
  { name: "srd51", from: 76, to: 78, rating: 3, dice: [12], roll: { method: "target_number", against: "15", band: "success", margin: 0 } },
])("a deed is decided as $name says: $dice is $roll.band", async ({ name, from, to, rating, dice, roll }) => {
  const system = await foundOnPages(name, from, to);
  const pair = system.action_stats["sneak"] ?? system.action_stats["default"];
  expect(sneak(system, { [pair?.attribute ?? pair?.ability ?? ""]: rating }, dice)).toMatchObject(roll);
});

test("a book's own stats take the place of its family's, and a ladder gives the usual number", async () => {
  const system = await foundOn(
    segmentsOf(
      "# Stats\nYou have Strength (STR), Dexterity (DEX) and Charm (CHM). STR 12 is strong, DEX 9 is slow, CHM 11 is fair.",
      "# Tests\nRoll a d12 and add your bonus. If the total equals or exceeds the number, you succeed.",
      "# Difficulty\n| Task | Number |\n| --- | --- |\n| Easy | 5 |\n| Average | 8 |\n| Hard | 11 |",
    ),
  );
  expect(system.resolution).toMatchObject({ method: "target_number", die_type: 12, target_default: 8 });
  expect(system.action_stats).toMatchObject({
    sneak: { attribute: "dexterity" },
    attack: { attribute: "strength" },
    default: { attribute: "strength" },
  });
  expect(sneak(system, { dexterity: 2 }, [6])).toMatchObject({ total: 8, band: "success" });
});

test.each([
  {
    told: "two dice and bands in words",
    text: "# Talents\nHeroes have three talents, from -1 to +3.\nDaring: leaping and sneaking.\nBrains: science.\nCharm: talking.\n# The Roll\nRoll two six-sided dice and add the talent. On 12 or more you triumph. On a 10 or 11 you get it. On a 7, 8 or 9 you get it at a cost. On 6 or less you miss.",
    stat: "daring",
    rating: 1,
    dice: [4, 4],
    roll: { method: "sum_bands", band: "mixed", total: 9 },
  },
  {
    told: "a die that grows",
    text: "# Traits\nCharacters have four traits, rated with a die, d4, d6, d8, d10 or d12: Might, Wits, Heart and Shadow.\n# Checks\nRoll the die of your trait. If you meet or beat the difficulty you succeed. The difficulty is 4 for most tasks.",
    stat: "shadow",
    rating: 8,
    dice: [5],
    roll: { method: "step_die", band: "success", against: "4" },
  },
  {
    told: "percentile dice",
    text: "# Characteristics\nEach investigator has three characteristics, from 1 to 99: Brawn (BRN), Grace (GRC) and Nerve (NRV).\n# Tests\nRoll percentile dice. If the result is equal to or lower than your characteristic, you succeed; if it is higher, you fail. BRN 60, GRC 45, NRV 50.",
    stat: "grace",
    rating: 45,
    dice: [46],
    roll: { method: "roll_under", band: "failure", margin: -1 },
  },
  {
    told: "a pool of dice",
    text: "# Attributes\nRunners have three attributes, rated 1 to 6.\n- Body is muscle.\n- Edge is nerve and speed.\n- Face is how people take you.\n# Dice\nGather a pool of six-sided dice. Every die that shows 5 or 6 is a success. One success is enough. Two successes are better.",
    stat: "edge",
    rating: 2,
    dice: [5, 1],
    roll: { method: "dice_pool", band: "success", against: "5" },
  },
])("a deed is decided by $told, with the stat that means it", async ({ text, stat, rating, dice, roll }) => {
  const system = await foundOn(segmentsOf(...text.split(/(?<=\n)(?=# )/)));
  expect(system.action_stats["sneak"]?.attribute).toBe(stat);
  expect(sneak(system, { [stat]: rating }, dice)).toMatchObject(roll);
});

test("a system of a pack that has another's id is refused, with both places", async () => {
  const root = mkdtempSync(join(tmpdir(), "play-"));
  write(root, "one/osr.yaml", "id: osr\nname: Mine\n");
  const systems = openSystemRepository(async () => ["systems", join(root, "one")]);
  await expect(systems.load("osr")).rejects.toMatchObject({ code: "system_ambiguous", message: expect.stringContaining(root) });
});
