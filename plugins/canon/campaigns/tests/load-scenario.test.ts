import { describe, expect, test } from "vitest";
import { loadScenario } from "freeform-rpg/plugins/canon/campaigns/lib";
import { FileError } from "freeform-rpg/documents";
import { repositories } from "./repositories.ts";
import { yard as sound } from "./yard.ts";

const problemsOf = async (text: string): Promise<string[]> => {
  const error = await loadScenario("yard.yaml", text, repositories).catch((thrown: unknown) => thrown);
  if (!(error instanceof FileError)) throw new Error(`expected a FileError, got ${JSON.stringify(error)}`);
  return error.problems.map(({ line, message }) => `${line}: ${message}`);
};

test("a valid scenario is loaded with packs, rules, calibration and derived values", async () => {
  const { scenario, entities, system, calibration, packs } = await loadScenario("yard.yaml", sound, repositories);
  expect(scenario.content_packs).toEqual(["harbour"]);
  expect(packs.map(({ manifest }) => manifest.id)).toEqual(["harbour"]);
  expect(scenario.clocks[0]).toMatchObject({ direction: "down", triggers: { "4": "Late" } });
  expect(scenario.starting_scene).toMatchObject({ time: { day: 1, period: "night", weather: "clear" }, constraints: ["no_violence"] });
  expect(entities.find(({ id }) => id === "player")).toMatchObject({ type: "character", tags: ["pc"], origin: "campaign" });
  expect(entities.find(({ id }) => id === "harbour:foreman")).toMatchObject({
    type: "character",
    name: "Oda Brandt",
    tags: ["docks", "stern", "npc"],
    attrs: { description: "A whistle on two legs." },
    origin: "pack",
    pack_id: "harbour",
    pack_entity_id: "harbour:foreman",
  });
  expect(system).toMatchObject({ id: "bands", resolution: { method: "sum_bands" }, clock_rules: { enabled: true } });
  expect(calibration).toMatchObject({ preset: "noir_standard", tone: { gritty: 0.7, dark: 0.1 }, risk: { lethality: "moderate" } });
});

const cases: readonly [name: string, from: string | RegExp, to: string, expected: RegExp][] = [
  [
    "an unknown top-level key",
    "opening_text: Rain.",
    "opening_text: Rain.\nclock: []",
    /^28: the key "clock" is not known at the top level\. Did you mean "clocks"\?/,
  ],
  ["a missing part", "opening_text: Rain.\n", "", /^1: opening_text is missing; it must be text/],
  ["a word that is not a type", "type: item", "type: thing", /^13: entities\[3\]\.type is "thing"; must be one of character/],
  [
    "a fact about an unknown entity",
    "subject_id: player",
    "subject_id: plaver",
    /^15: facts\[0\]\.subject_id names the entity "plaver".*Did you mean "player"\?/,
  ],
  ["a relationship to an unknown entity", "b_id: harbour:foreman", "b_id: foreman", /^17: .*"foreman".*Did you mean "harbour:foreman"\?/],
  [
    "a thread about an unknown entity",
    "related_entity_ids: [player]",
    "related_entity_ids: [nobody]",
    /^19: threads\[0\]\.related_entity_ids\[0\] names/,
  ],
  [
    "a thread without the form of its type",
    "Goal: pay; success when paid",
    "Pay the rent",
    /^19: threads\[0\]\.title.*does not have the form of a QUEST thread\. Word it as "Goal: \.\.\.; success when \.\.\."/,
  ],
  ["a scene nowhere", "  location_id: yard", "  location_id: moon", /^23: starting_scene\.location_id names the entity "moon"/],
  ["a scene inside a person", "  location_id: yard", "  location_id: player", /^23: .*of type "pc"; it must be of type "location"/],
  [
    "an absent guest",
    "[player, harbour:foreman]",
    "[player, ghost]",
    /^24: starting_scene\.present_entity_ids\[1\] names the entity "ghost"/,
  ],
  ["a trigger never reached", "4: Late", "14: Late", /^8: clocks\[0\]\.triggers\.14: the clock "time" runs from 0 to 12/],
  ["a clock past its end", "value: 8", "value: 18", /^8: clocks\[0\]\.value is 18, above the maximum of 12/],
  [
    "an unknown pack",
    "content_pack: harbour",
    "content_pack: harbor",
    /^3: content_pack: There is no content pack "harbor".*Did you mean "harbour"/,
  ],
  [
    "an entity the pack has not",
    "id: harbour:foreman, tags",
    "id: harbour:formean, tags",
    /^12: entities\[2\]\.id is "harbour:formean".*Did you mean "harbour:foreman"/,
  ],
  [
    "an unknown system",
    "default_system: bands",
    "default_system: bends",
    /^4: default_system: There is no rule system "bends".*Did you mean "bands"/,
  ],
  [
    "an unknown preset",
    "noir_standard",
    "noir_standart",
    /^5: calibration names the unknown preset "noir_standart".*Did you mean "noir_standard"/,
  ],
  ["an id twice", "id: rope", "id: player", /^13: entities\[3\] repeats the id "player" of entities\[1\]/],
  [
    "a carried person",
    "item_id: rope",
    "item_id: yard",
    /^21: inventory\[0\]\.item_id names "yard", which is of type "location"; it must be of type "item"/,
  ],
  [
    "a period at odds with its hour",
    "hour: 23",
    "hour: 23, period: dawn",
    /^25: starting_scene\.time\.period is "dawn", but hour 23 is "night"/,
  ],
  [
    "a resolution that does not fit",
    "{ clock_rules: true }",
    "{ resolution: { dice: none } }",
    /^6: the system "bands" with this scenario's changes/,
  ],
  [
    "a stat the rules have not",
    "attrs: { location_id: yard }",
    "attrs: { stats: { nerv: 1 } }",
    /^11: entities\[1\]\.attrs\.stats\.nerv: .*Did you mean "nerve"/,
  ],
  ["text that is not YAML", "entities:", "entities: [", /is not valid YAML/],
  ["a key twice", "name: The Yard\n", "name: The Yard\nname: Again\n", /^3: is not valid YAML: Map keys must be unique/],
];

describe("an invalid scenario is reported at its line:", () => {
  test.each(cases)("%s", async (_name, from, to, expected) => {
    const text = sound.replace(from, to);
    expect(text).not.toBe(sound);
    expect(await problemsOf(text)).toContainEqual(expect.stringMatching(expected));
  });
});

test("all problems are reported together, of schema and references", async () => {
  const edits = cases
    .slice(0, 18)
    .filter(([name]) => !["a scene inside a person", "a missing part", "an unknown pack", "an entity the pack has not"].includes(name));
  const broken = edits.reduce((text, [, from, to]) => text.replace(from, to), sound);
  const problems = await problemsOf(broken);
  for (const [, , , expected] of edits.filter(([, from, to]) => broken.includes(to) && typeof from === "string"))
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(expected.source.replace(/^\^\d+/, ""))));
  expect(problems.length).toBeGreaterThanOrEqual(12);
});

test("an empty file and a list are reported as invalid", async () => {
  expect((await problemsOf("")).join()).toContain("must be a map of keys and values");
  expect((await problemsOf("- a")).join()).toContain("must be a map of keys and values");
});
