import { expect, test } from "vitest";
import { loadScenario } from "freeform-rpg/plugins/canon/campaigns/lib";
import { FileError } from "freeform-rpg/documents";
import { repositories } from "./repositories.ts";
import { yard } from "./yard.ts";

const problemsOf = async (text: string): Promise<string[]> => {
  const error = await loadScenario("yard.yaml", text, repositories).catch((thrown: unknown) => thrown);
  if (!(error instanceof FileError)) throw new Error(`expected a FileError, got ${JSON.stringify(error)}`);
  expect(error.message).toContain("yard.yaml");
  expect(error.problems.map(({ file }) => file)).toEqual(error.problems.map(() => "yard.yaml"));
  return error.problems.map(({ line, message }) => `${line}: ${message}`);
};

const cases: readonly [name: string, from: string, to: string, expected: RegExp][] = [
  [
    "a price by an unknown clock",
    "system: { clock_rules: true }",
    "system: { clock_rules: true, actions: { look: { cost: { tine: 1 } } } }",
    /^6: system\.actions\.look\.cost\.tine names the clock "tine".*Did you mean "time"\?/,
  ],
  [
    "a trigger's effect on an unknown entity",
    "4: Late",
    "4: { text: Late, effects: [{ kind: describe, target: yart, text: Wet. }] }",
    /^8: clocks\[0\]\.triggers\.4\.effects\[0\]\.target names the entity "yart".*Did you mean "yard"\?/,
  ],
  [
    "an effect of an unknown kind",
    "4: Late",
    "4: { text: Late, effects: [{ kind: descrobe, target: yard, text: Wet. }] }",
    /^8: .*is "descrobe", which is no kind of effect\. Did you mean "describe"\?/,
  ],
  [
    "a malformed effect",
    "4: Late",
    "4: { text: Late, effects: [{ kind: describe, target: yard, text: Wet., txt: Wet. }] }",
    /^8: clocks\[0\]\.triggers\.4\.effects\[0\]: Unrecognized key: "txt"/,
  ],
  [
    "a thread's condition on an unknown item",
    "related_entity_ids: [player]",
    "resolved_when: { any: [{ item: rop, at: party }] }",
    /^19: threads\[0\]\.resolved_when\.any\[0\]\.item names the item "rop".*Did you mean "rope"\?/,
  ],
  [
    "a condition that is none",
    "related_entity_ids: [player]",
    "resolved_when: { itme: rope, at: party }",
    /^19: threads\[0\]\.resolved_when is .*must be a condition: all, any, not/,
  ],
  [
    "a feature without its place",
    "related_entity_ids: [player]",
    "resolved_when: { entity: feature:well, state: open }",
    /^19: .*say of which place, as in "feature:well@PLACE"/,
  ],
  [
    "a feature that the place does not have",
    "related_entity_ids: [player]",
    "resolved_when: { entity: feature:well@yard, state: open }",
    /^19: .*names the feature "well", which "yard" does not have/,
  ],
  [
    "a deadline in the past",
    "value: 8",
    "deadline: { day: 1, hour: 20 }, value: 8",
    /^8: clocks\[0\]\.deadline is not after the time of the starting scene/,
  ],
  [
    "an ending on an unknown thread",
    "opening_text: Rain.",
    "opening_text: Rain.\nendings:\n  - { id: e, when: { thread: rant, status: resolved }, kind: won, text: Done. }",
    /^29: endings\[0\]\.when\.thread names the thread "rant".*Did you mean "rent"\?/,
  ],
  [
    "a trigger on an unknown event",
    "opening_text: Rain.",
    "opening_text: Rain.\ntriggers:\n  - { id: t, on: moon_rises, text: Done. }",
    /^29: triggers\[0\]\.on is "moon_rises"; it must be one of action_succeeded/,
  ],
  [
    "a guard against an unknown effect",
    "name: A rope",
    "name: A rope, attrs: { guards: [{ against: [transfr], needs: { known: f1 }, refusal: No. }] }",
    /^13: .*names the unknown effect "transfr".*Did you mean "transfer"\?/,
  ],
  [
    "an event's id that nothing has",
    "value: 8",
    "moves: [{ on: fact_discovered, where: { fact_id: f2 }, by: 1 }], value: 8",
    /^8: clocks\[0\]\.moves\[0\]\.where\.fact_id names the id "f2".*Did you mean "f1"\?/,
  ],
];

test.each(cases)("%s is reported with its line", async (_name, from, to, expected) => {
  expect(await problemsOf(yard.replace(from, to))).toEqual([expect.stringMatching(expected)]);
});

test("a story of triggers, deadlines, conditions and endings is loaded as it is written", async () => {
  const story = yard
    .replace(
      "4: Late }",
      "4: { text: Late, effects: [{ kind: set_state, target: feature:old well@yard, state: flooded }] } }, deadline: { day: 2, hour: 3 }",
    )
    .replace("name: The Yard }", "name: The Yard, attrs: { features: [old well] } }")
    .replace(
      "related_entity_ids: [player]",
      "resolved_when: { item: rope, at: feature:old well@yard }, failed_when: { time: { day: 2, hour: 3 } }",
    )
    .replace(
      "opening_text: Rain.",
      [
        "opening_text: Rain.",
        "triggers: [{ id: knock, at: { day: 2, hour: 1 }, text: A knock. }]",
        "endings: [{ id: paid, when: { thread: rent, status: resolved }, kind: won, text: Paid. }]",
      ].join("\n"),
    );
  const { scenario } = await loadScenario("yard.yaml", story, repositories);
  expect(scenario.clocks[0]).toMatchObject({ deadline: { day: 2, hour: 3, minute: 0 } });
  expect(scenario.triggers).toMatchObject([{ id: "knock", effects: [], repeats: false }]);
  expect(scenario.threads[0]).toMatchObject({ failed_when: { time: { day: 2, hour: 3 } } });
  expect(scenario.endings).toMatchObject([{ id: "paid", kind: "won" }]);
});
