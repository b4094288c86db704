import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openScenarioRepository } from "freeform-rpg/plugins/canon/campaigns/lib";
import { repositories, root } from "./repositories.ts";
import { yard } from "./yard.ts";

const scenarios = openScenarioRepository(join(root, "scenarios"), repositories);
const folder = mkdtempSync(join(tmpdir(), "check-"));

const findingsOf = async (text: string): Promise<string[]> => {
  const file = join(folder, "yard.yaml");
  writeFileSync(file, text);
  return (await scenarios.checkFile(file)).map(({ line, message }) => `${line}: ${message}`);
};

/** The yard with a thread that can be resolved. */
const sound = yard.replace("related_entity_ids: [player]", "related_entity_ids: [harbour:foreman, rope]");

test("a scenario in which everything can happen has no findings", async () => {
  expect(await findingsOf(sound)).toEqual([]);
});

test("a name that two things in one place share is found, and none that lie apart", async () => {
  const lying = (id: string, place: string, alias: string): string =>
    `\n  - { id: ${id}, type: item, name: ${id}, attrs: { location_id: ${place}, aliases: [${alias}] } }`;
  const base = "name: A rope }";
  const both = sound.replace(base, base + lying("boathook", "yard", "the hook") + lying("coathook", "yard", "hook"));
  expect(await findingsOf(both)).toEqual([expect.stringMatching(/^1\d: "hook" names both "boathook" and "coathook" in "yard"/)]);
  expect(await findingsOf(both.replace("location_id: yard, aliases: [hook]", "location_id: shed, aliases: [hook]"))).not.toContainEqual(
    expect.stringContaining("names both"),
  );
});

const cases: readonly [name: string, from: string, to: string, expected: RegExp][] = [
  [
    "a clock that nothing moves",
    "triggers: { 4: Late } }",
    "triggers: { 4: Late } }\n  - { id: doom, name: Doom, value: 0, max: 4 }",
    /^9: nothing moves the clock "doom"/,
  ],
  ["a clock while clocks are off", "system: { clock_rules: true }\n", "", /^7: nothing moves the clock "time"\. Clocks are off/],
  [
    "a thread that nothing resolves",
    "related_entity_ids: [harbour:foreman, rope]",
    "related_entity_ids: [player]",
    /^19: nothing can resolve the thread "rent"/,
  ],
  [
    "a thread that fails by its conditions alone",
    "related_entity_ids: [harbour:foreman, rope]",
    "failed_when: { time: { day: 2, hour: 3 } }",
    /^19: nothing can resolve the thread "rent"/,
  ],
  [
    "a thread that waits for itself",
    "related_entity_ids: [harbour:foreman, rope]",
    "resolved_when: { thread: rent, status: resolved }",
    /^19: nothing can resolve the thread "rent"/,
  ],
  [
    "an ending that cannot be reached",
    "opening_text: Rain.",
    "opening_text: Rain.\nendings:\n  - { id: full, when: { clock: time, at_least: 13 }, kind: won, text: Full. }",
    /^29: the ending "full" cannot be reached/,
  ],
  [
    "a guard without a key",
    "id: rope, type: item, name: A rope",
    "id: rope, type: item, name: A rope, attrs: { guards: [{ against: [transfer], needs: { trust: player, at_least: 11 }, refusal: No. }] }",
    /^13: the guard of "rope" has no key/,
  ],
  [
    "an attribute that looks misspelled",
    "id: rope, type: item, name: A rope",
    "id: rope, type: item, name: A rope, attrs: { gaurds: [] }",
    /^13: the engine reads no attribute "gaurds"\. Did you mean "guards"\?/,
  ],
  [
    "a tag that names nothing",
    "visibility: known }",
    "visibility: known, tags: [resolves:rant] }",
    /^15: the tag "resolves:rant" names nothing in this scenario\. Did you mean "rent"\?/,
  ],
  [
    "a thing that a text hands over and no effect does",
    "triggers: { 4: Late } }",
    'triggers: { 4: Late } }\ntriggers:\n  - { id: gift, on: scene_changed, text: "The foreman takes the brass key from his belt and holds it out." }',
    /^10: the text of the trigger "gift" hands over a key/,
  ],
  ["a problem of a file that cannot be played", "id: rope, type: item", "id: rope, type: thing", /^13: entities\[3\]\.type is "thing"/],
];

test.each(cases)("%s is found with its line", async (_name, from, to, expected) => {
  expect(await findingsOf(sound.replace(from, to))).toContainEqual(expect.stringMatching(expected));
});

test("a clock of the engine's own prices counts as moved, and so does one that a trigger advances", async () => {
  const advanced = sound.replace(
    "triggers: { 4: Late } }",
    "triggers: { 4: { text: Late, effects: [{ kind: advance, clock: doom, by: 1 }] } } }\n  - { id: doom, name: Doom, value: 0, max: 4 }",
  );
  expect(await findingsOf(advanced)).toEqual([]);
});

test("a scenario that does not exist is not checked", async () => {
  await expect(scenarios.check("yarn")).rejects.toMatchObject({ code: "scenario_not_found", message: expect.stringContaining("yard") });
  await expect(scenarios.checkFile(join(folder, "none.yaml"))).rejects.toMatchObject({ code: "scenario_not_found" });
});
