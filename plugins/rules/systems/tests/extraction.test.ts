import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compilePattern, loadExtractionConfig, loadSystem, openSystemRepository } from "freeform-rpg/plugins/rules/systems/lib";
import { describe, expect, test } from "vitest";

const shipped = fileURLToPath(new URL("../../../../systems", import.meta.url));

const folderOf = (files: Record<string, string>): string => {
  const root = mkdtempSync(join(tmpdir(), "extraction-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
};

const root = folderOf({
  "systems/_base.yaml":
    "id: _base\nname: Base\nextraction: { equipment: { cost_units: [coin] }, section_patterns: { a: { header_pattern: '^A$', content_type: x } } }",
  "systems/stars.yaml": "id: stars\nname: Stars\ninherits: _base\nextraction: { equipment: { cost_units: [cr, coin] } }",
  "systems/alone.yaml": "id: alone\nname: Alone",
  "systems/far.yaml": "id: far\nname: Far\ninherits: stars",
  "packs/named/pack.yaml": "id: named\nsystem: stars",
  "packs/named/extraction.yaml": "extraction: { section_patterns: { b: { header_pattern: '^B$', content_type: y } } }",
  "packs/extending/pack.yaml": "id: extending\nsystem: alone",
  "packs/extending/extraction.yaml": "extends: far\nextraction: { equipment: { cost_units: [chit] } }",
  "packs/lost/extraction.yaml": "extends: nobody",
  "packs/listed/extraction.yaml": "extends: [far]",
});
const load = (hint?: string, pack?: string) =>
  loadExtractionConfig({ folders: join(root, "systems"), hint, packFolder: pack === undefined ? null : join(root, "packs", pack) });
const namesOf = (sources: readonly string[]) => sources.map((source) => source.slice(root.length + 1));

describe("a book is read with", () => {
  test.each([
    ["the common ground alone", undefined, undefined, ["systems/_base.yaml"], ["coin"]],
    ["the system that is asked for", "stars", undefined, ["systems/_base.yaml", "systems/stars.yaml"], ["coin", "cr"]],
    [
      "the common ground also under a system that does not inherit it",
      "alone",
      undefined,
      ["systems/_base.yaml", "systems/alone.yaml"],
      ["coin"],
    ],
    [
      "the system that its pack names",
      undefined,
      "named",
      ["systems/_base.yaml", "systems/stars.yaml", "packs/named/extraction.yaml"],
      ["coin", "cr"],
    ],
    [
      "the system that its pack's hints extend, at any depth",
      undefined,
      "extending",
      ["systems/_base.yaml", "systems/stars.yaml", "systems/far.yaml", "packs/extending/extraction.yaml"],
      ["coin", "cr", "chit"],
    ],
    [
      "the system that is asked for before the pack's",
      "alone",
      "extending",
      ["systems/_base.yaml", "systems/alone.yaml", "packs/extending/extraction.yaml"],
      ["coin", "chit"],
    ],
  ])("%s", (_, hint, pack, sources, units) => {
    const config = load(hint, pack);
    expect(namesOf(config.sources)).toEqual(sources);
    expect(config.extraction.equipment.cost_units).toEqual(units);
  });

  test("maps of all levels", () => {
    expect(Object.keys(load(undefined, "named").extraction.section_patterns)).toEqual(["a", "b"]);
  });

  test.each([
    ["a parent that there is not", "lost", "system_unknown"],
    ["a list of parents", "listed", "system_invalid"],
  ])("no hints with %s", (_, pack, code) => {
    expect(() => load(undefined, pack)).toThrow(expect.objectContaining({ code }));
  });
});

describe("a pattern", () => {
  test("that cannot be read is refused when its system is loaded, with its place", () => {
    const folder = folderOf({
      "bad.yaml": "id: bad\nname: Bad\nextraction: { mechanical_indicators: [{ pattern: '(?=x)y', meaning: m }] }",
    });
    expect(() => loadSystem("bad", folder)).toThrow(
      expect.objectContaining({
        code: "system_invalid",
        message: expect.stringMatching(/mechanical_indicators\[0\] of the system "bad".*no look-ahead/s),
      }),
    );
  });

  test("that would take for ever elsewhere takes no time", () => {
    // Where patterns backtrack, this takes longer than the universe is old: the test would not end.
    expect(compilePattern("^(a+)+$", "a test").test(`${"a".repeat(20_000)}!`)).toBe(false);
  });

  test("reads line by line, and gives its groups by number and by name", () => {
    const [match] = compilePattern("^(?P<rank>\\d)-(x)?", "a test").findAll("no\n3-y");
    expect(match).toMatchObject({ text: "3-", at: 3, groups: ["3", null], named: { rank: "3" } });
  });
});

describe("systems that ship", () => {
  test("can all be read with", async () => {
    const shelf = openSystemRepository(shipped);
    for (const id of await shelf.ids()) expect((await shelf.extraction({ hint: id })).patterns.sections.length).toBeGreaterThan(5);
  });

  test("keep a game's own words to themselves: the common ground knows none", () => {
    const { extraction } = loadSystem("_base", shipped);
    expect(JSON.stringify(extraction)).not.toMatch(/Bruised|Correspondence|Storyteller|Armor Class|\bDC\b|Warden|playbook/);
  });
});

test("a system that is no file yet is merged as one", async () => {
  const shelf = openSystemRepository(shipped);
  const { system, sources } = await shelf.adopt("mine", {
    id: "mine",
    name: "Mine",
    inherits: "osr",
    resolution: { method: "roll_under", die_type: 100 },
  });
  expect(system.resolution).toMatchObject({ method: "roll_under", die_type: 100, target_default: 10 });
  expect(sources).toHaveLength(3);
  await expect(shelf.adopt("mine", { id: "mine", name: "Mine", inherits: "osrr" })).rejects.toMatchObject({ code: "system_unknown" });
});
