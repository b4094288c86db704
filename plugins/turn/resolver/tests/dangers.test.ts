import { describe, expect, test } from "vitest";
import type { Situation, Threat } from "freeform-rpg/schemas";
import { entity, withEntities, worldOf } from "../../validator/tests/world.ts";
import { campaignWith, fails, movesOf, play, textsOf, typesOf, works } from "./play.ts";
import type { Case, Risk } from "./play.ts";

const situation = (type: Situation["type"], hardness: Situation["hardness"] = "soft"): Situation => ({
  id: `s-${type}`,
  type,
  hardness,
  subject_id: "kai",
  narrative: "!",
  created_turn: 1,
  cleared_turn: null,
});
const threat = (rest: Partial<Threat> = {}): Threat => ({
  id: "th-9",
  text: "A car idles outside.",
  source_entity_id: null,
  hardness: "soft",
  status: "pending",
  created_turn: 4,
  hardened_turn: null,
  ...rest,
});
const danger = (level: "high" | "extreme") => ({
  entities: withEntities(
    entity("brute", "character", "Okafor", {
      threat_level: level,
      escalation_profile: { soft: "Okafor cracks his knuckles.", hard: "Okafor bars the door.", lethal: "Okafor draws a blade." },
    }),
  ),
});
const risk = (change: Risk) => ({ campaign: campaignWith({ risk: change }) });

describe("an NPC", () => {
  test.each([
    ["answers a risky failure softly", { flags: ["violence"] }, "Okafor cracks his knuckles."],
    ["answers a dangerous failure hard", { parts: { threats: [threat()] } }, "Okafor bars the door."],
    [
      "goes all the way against one hard pressed where play is deadly",
      { parts: { situations: [situation("injured", "hard")], ...risk({ lethality: "high" }) } },
      "Okafor draws a blade.",
    ],
  ] as const satisfies readonly (readonly [string, Case, string])[])("%s", (_, given, text) => {
    expect(textsOf(play("attack okafor", { ...given, dice: fails }), "npc_action")).toEqual([text]);
  });
  test("does nothing about a failure in safety", () => {
    expect(typesOf(play("attack okafor", { dice: fails }))).not.toContain("npc_action");
  });
  test("acts once a turn, however often the player fails", () => {
    const given: Case = {
      dice: [...fails, ...fails],
      flags: ["violence"],
      parts: { ...danger("high"), threats: [threat({ source_entity_id: "brute", created_turn: 1 })] },
    };
    expect(textsOf(play(["attack okafor", "climb"], given), "npc_action")).toHaveLength(1);
  });
});

describe("a threat", () => {
  test("is announced by the plan and given an id", () => {
    const { state_diff } = play("look", { plan: { new_threats: [{ text: "Boots on the stairs.", source_entity_id: "brute" }] } });
    expect(state_diff.threats).toEqual([
      { change: "create", id: "th-1", text: "Boots on the stairs.", source_entity_id: "brute", hardness: "soft" },
    ]);
  });
  test.each([
    ["an ally", { entities: worldOf().entities.map((one) => (one.id === "mira" ? { ...one, tags: ["ally"] } : one)) }],
    ["someone who trusts the actor", { relationships: [{ a_id: "mira", b_id: "kai", rel_type: "trust", intensity: 1, notes: {} }] }],
  ])("comes from nobody who means well: %s", (_, parts) => {
    const plan = { new_threats: [{ text: "Mira watches the door.", source_entity_id: "mira" }] };
    expect(play("look", { parts, plan }).state_diff.threats).toEqual([]);
    expect(play("look", { plan }).state_diff.threats).toHaveLength(1);
  });
  test("finds no room beside two others", () => {
    const threats = [threat(), threat({ id: "th-8" })];
    expect(
      play("look", { parts: { threats }, plan: { new_threats: [{ text: "A third.", source_entity_id: null }] } }).state_diff.threats,
    ).toEqual([]);
  });
  test.each([
    ["stays soft for a turn", 4, []],
    ["hardens when it is ignored for two", 3, [{ change: "harden", id: "th-9" }]],
  ])("%s", (_, created_turn, changes) => {
    expect(play("look", { parts: { threats: [threat({ created_turn })] } }).state_diff.threats).toEqual(changes);
  });
  test("lands when it is ignored once hard, and binds the narrator", () => {
    const result = play("look", { parts: { threats: [threat({ hardness: "hard", hardened_turn: 3, created_turn: 1 })] } });
    expect(result.state_diff.threats).toEqual([{ change: "land", id: "th-9" }]);
    expect(result.engine_events).toContainEqual(expect.objectContaining({ type: "npc_action", binding: true }));
    expect(result.state_diff.situations).toMatchObject([{ type: "pursued", hardness: "hard" }]);
  });
  test.each([
    ["is averted by getting away", "flee", works, [{ change: "avert", id: "th-9" }]],
    ["is averted by dealing with its source", "persuade okafor", works, [{ change: "avert", id: "th-9" }]],
    ["waits while it is being dealt with, even badly", "persuade okafor", fails, []],
    ["is not averted by watching it", "observe okafor", works, []],
  ] as const)("%s", (_, action, dice, changes) => {
    const threats = [threat({ source_entity_id: "brute", created_turn: 1 })];
    expect(play(action, { dice, parts: { threats } }).state_diff.threats).toEqual(changes);
  });
});

describe("a threat whose source is elsewhere", () => {
  const absent = (rest: Partial<Threat>) => ({ parts: { threats: [threat({ source_entity_id: "absent", created_turn: 1, ...rest })] } });
  test("fades while it is a mere warning", () => {
    expect(play("look", absent({})).state_diff.threats).toEqual([{ change: "avert", id: "th-9" }]);
  });
  test("comes after the player once it is hard", () => {
    const result = play("look", absent({ hardness: "hard", hardened_turn: 3 }));
    expect(textsOf(result, "npc_action")).toEqual(["Doctor Bell has not let it rest and is on your trail."]);
    expect(result.state_diff.situations).toMatchObject([{ type: "pursued", hardness: "hard" }]);
  });
});

describe("a clock", () => {
  const at = (values: Record<string, number>) => ({
    clocks: worldOf().clocks.map((clock) => ({ ...clock, value: values[clock.id] ?? clock.value })),
  });
  test("is moved by the price of an attempt, also of one that fails", () => {
    expect(movesOf(play("hack jukebox", { dice: works }))).toEqual({ heat: 1, time: -1 });
    expect(movesOf(play("hack jukebox", { dice: fails }))).toEqual({ heat: 2, time: -1 });
  });
  test.each([
    ["fires a trigger that it rises to", { heat: 3 }, "attack okafor", "Patrols double."],
    ["fires a trigger that it passes", { heat: 3 }, "steal mira", "Patrols double."],
    ["fires a trigger that it falls to", { time: 5 }, "wait", "The night runs short."],
    ["fires at its end", { heat: 7 }, "attack okafor", "They come for you."],
    ["that counts down fires at its end", { time: 1 }, "wait", "The boat leaves."],
  ])("%s", (_, values, action, text) => {
    const result = play(action, { dice: works, parts: at(values) });
    expect(result.engine_events).toContainEqual(
      expect.objectContaining({ type: "clock_triggered", binding: true, details: expect.objectContaining({ text }) }),
    );
  });
  test("fires every trigger that one turn crosses, in order", () => {
    expect(textsOf(play("steal mira", { dice: fails, parts: { ...at({ heat: 3 }), threats: [threat()] } }), "clock_triggered")).toEqual([
      "Patrols double.",
      "Your face is on the wall.",
    ]);
  });
  test("that holds good and bad fires whichever way it is crossed", () => {
    const system = { actions: { climb: { cost: { rep: 1 } }, jump: { cost: { rep: -1 } } } };
    const fired = (rep: number, action: string) =>
      textsOf(play(action, { dice: works, parts: { ...at({ rep }), campaign: campaignWith({ system }) } }), "clock_triggered");
    expect(fired(1, "climb")).toEqual(["No door opens to you."]);
    expect(fired(3, "jump")).toEqual(["They know your name."]);
  });
  test("that cools does not fire what it rises to", () => {
    const system = { actions: { climb: { cost: { heat: -2 } } } };
    expect(
      textsOf(play("climb", { dice: works, parts: { ...at({ heat: 5 }), campaign: campaignWith({ system }) } }), "clock_triggered"),
    ).toEqual([]);
  });
  test("with no words for its end still ends with an event", () => {
    const clocks = [{ id: "heat", name: "heat", value: 7, max: 8, direction: "up" as const, triggers: {}, tags: [] }];
    expect(textsOf(play("attack okafor", { dice: works, parts: { clocks } }), "clock_triggered")).toEqual(["Heat has come to its end."]);
  });
  test("that players do not know moves unseen, but bites", () => {
    const clocks = [
      {
        id: "heat",
        name: "The Pale Man's patience",
        value: 7,
        max: 8,
        direction: "up" as const,
        triggers: { 8: "A knock." },
        tags: [],
        visibility: "dm" as const,
      },
    ];
    const { engine_events } = play("attack okafor", { dice: works, parts: { clocks } });
    expect(engine_events.map(({ type }) => type)).toEqual(["action_succeeded", "clock_triggered", "harm_taken", "relationship_changed"]);
    expect(JSON.stringify(engine_events)).not.toContain("Pale");
  });
  test.each([
    ["kills", {}, true],
    ["spares those with thick plot armour", { plot_armor: "thick" }, false],
    ["spares those who play without lasting loss", { permanence: "soft" }, false],
  ] as const)("of harm at its end %s", (_, change, dies) => {
    const result = play("attack okafor", { dice: fails, parts: { ...risk(change), ...at({ harm: 3 }) } });
    const dead = result.state_diff.entities_update.some(({ id, attrs }) => id === "kai" && attrs?.["dead"] === true);
    expect(dead).toBe(dies);
    expect(textsOf(result, "clock_triggered")).toContain("You go down.");
  });
  test("of harm at its end ends the turn of the dead", () => {
    expect(play(["attack okafor", "look"], { dice: fails, parts: at({ harm: 3 }) }).outcomes).toHaveLength(1);
  });
});
