import { describe, expect, test } from "vitest";
import { resolve, seededDice } from "freeform-rpg/plugins/turn/resolver/lib";
import { InterpreterOutput, PlannerOutput } from "freeform-rpg/schemas/turn";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { carried, entity, withEntities, worldOf } from "../../validator/tests/world.ts";
import { campaignWith, fails, mixes, play, shines, textsOf, works } from "./play.ts";
import type { Case } from "./play.ts";

const danger = (level: "high" | "extreme") => ({
  entities: withEntities(
    entity("brute", "character", "Okafor", {
      threat_level: level,
      escalation_profile: { soft: "Okafor cracks his knuckles.", hard: "Okafor bars the door.", lethal: "Okafor draws a blade." },
    }),
  ),
});
const safeVerbs =
  "look examine observe listen wait think remember talk ask say search investigate read check assess use take grab pickup drop give put open close move go enter exit walk".split(
    " ",
  );

describe("an action is rolled", () => {
  test.each(safeVerbs)("never for %s in safety", (verb) => {
    const parts = { inventory: [carried("lamp"), carried("pistol")] };
    const target = ["go", "walk", "enter", "exit", "move"].includes(verb)
      ? "pier"
      : ["use", "drop", "put"].includes(verb)
        ? "lamp"
        : verb === "give"
          ? "mira"
          : "";
    expect(play(`${verb} ${target}`, { parts }).outcomes).toMatchObject([{ rolled: false, band: "success" }]);
  });
  test.each(["violence", "contested", "dangerous", "pursuit"] as const)("even when it is plain, once the turn is %s", (flag) => {
    expect(play("look", { flags: [flag], dice: works }).outcomes).toMatchObject([{ rolled: true }]);
  });
  const hostile = entity("brute", "character", "Okafor", { hostile: true });
  const watcher = entity("brute", "character", "Okafor", { threat_level: "extreme" });
  const threat = {
    id: "t",
    text: "Boots.",
    source_entity_id: null,
    created_turn: 1,
    status: "pending" as const,
    hardness: "soft" as const,
  };
  test.each([
    ["somebody here has turned on the party", { entities: withEntities(hostile) }],
    ["somebody here is dangerous", { entities: withEntities(watcher) }],
    ["a threat is pending", { threats: [threat] }],
  ])("even when it is plain, with someone hostile present, where %s", (_, parts) => {
    expect(play("look", { parts, flags: ["hostile_present"], dice: works }).rolls).toHaveLength(1);
  });
  test.each([
    ["among people who mean no harm", {}],
    [
      "where the one who did lies beaten",
      { entities: withEntities(entity("brute", "character", "Okafor", { hostile: true, down: true })) },
    ],
  ])("not for someone hostile whom nobody knows of, %s", (_, parts) => {
    expect(play("open jukebox", { parts, flags: ["hostile_present"] }).rolls).toEqual([]);
  });
  test("not for a merely sensitive turn", () => {
    expect(play("look", { flags: ["sensitive"] }).outcomes).toMatchObject([{ rolled: false }]);
  });
  test.each(["sneak mira", "hack jukebox", "climb", "persuade mira", "flee", "hide"])("for %s", (action) => {
    expect(play(action, { dice: works }).rolls).toHaveLength(1);
  });
  test("when it takes what somebody else is holding", () => {
    expect(play("take oil lamp", { parts: { inventory: [carried("lamp", 1, "mira")] }, dice: works }).rolls).toHaveLength(1);
  });
});

describe("a turn has room", () => {
  test("for five actions; what is more is reported", () => {
    const result = play(["look", "listen", "wait", "think", "look mira", "listen mira"]);
    expect(result.outcomes.map(({ action }) => action)).toEqual(["look", "listen", "wait", "think", "look"]);
    expect(result.not_attempted).toEqual([
      { action: "listen", target_id: "mira", reason: "There is no time left to listen to Mira Sato.", suggestion: "Listen to Mira Sato" },
    ]);
    expect(textsOf(result, "nothing_changed")).toEqual(["There is no time left to listen to Mira Sato."]);
  });
  test("for each action on a target once", () => {
    expect(play(["look mira", "look mira", "listen"]).outcomes.map(({ action }) => action)).toEqual(["look", "listen"]);
  });
  test("for the same action on two targets", () => {
    expect(play(["look mira", "look okafor"]).outcomes).toHaveLength(2);
  });
  test("for nothing while a question is open", () => {
    expect(play([])).toMatchObject({ outcomes: [], engine_events: [], state_diff: { director: {} } });
  });
});

describe("an outcome is told", () => {
  test.each([
    [works, "action_succeeded", "You try to sneak past Okafor, and it works."],
    [shines, "action_succeeded", "You sneak past Okafor, better than you could have hoped."],
    [mixes, "action_partial", "You sneak past Okafor, but not without a price."],
    [fails, "action_failed", "You try to sneak past Okafor and fail."],
  ] as const)("as what it is: %j", (dice, type, text) => {
    expect(textsOf(play("sneak okafor", { dice }), type)).toEqual([text]);
  });
  test("with a sentence in every event", () => {
    const { engine_events } = play(["attack okafor", "flee"], {
      dice: [...fails, ...fails],
      flags: ["violence"],
      parts: danger("extreme"),
    });
    for (const { details } of engine_events) expect(details["text"]).toMatch(/^["A-Z].+[.!?"]$/);
  });
});

describe("movement", () => {
  const entities = withEntities(
    entity("clerk", "character", "Ines", { location_id: "pier" }, { visibility: "world" }),
    entity("spy", "character", "The Watcher", { location_id: "pier" }, { visibility: "world", tags: ["hidden"] }),
    entity("demon", "monster", "The Drowned King", { location_id: "pier" }, { visibility: "dm" }),
  );
  test("changes the scene and who is there", () => {
    const { scene_update } = play("go North Pier", { parts: { entities } }).state_diff;
    expect(scene_update).toMatchObject({ location_id: "pier", present_entity_ids: ["kai", "clerk", "spy"], since_turn: 5 });
  });
  test("makes known whom it meets, but not who hides", () => {
    expect(play("go North Pier", { parts: { entities } }).state_diff.entities_update).toEqual([{ id: "clerk", visibility: "known" }]);
  });
  test("is told, without those who hide", () => {
    expect(textsOf(play("go North Pier", { parts: { entities } }), "scene_changed")).toEqual(["You come to North Pier. Ines is here."]);
  });
  test("leaves the scene as it is when it fails", () => {
    expect(play("go North Pier", { flags: ["pursuit"], dice: fails }).state_diff.scene_update.location_id).toBeUndefined();
  });
  test("leaves behind whom the second action meant", () => {
    const result = play(["go North Pier", "talk mira"]);
    expect(result.blocked_actions).toMatchObject([{ action: "talk", reason: "Mira Sato is not here.", position: 1 }]);
    expect(result.outcomes).toHaveLength(1);
  });
});

describe("time", () => {
  const after = (action: object | string, given: Case = {}) => play([action], given).state_diff.scene_update.time;
  test.each([
    ["by the estimate", { action: "look", estimated_minutes: 40 }, {}, { hour: 20, minute: 40 }],
    ["by the system's row", "look", { actions: { look: { minutes: 12 } } }, { hour: 20, minute: 12 }],
    ["by the engine's row", "look", {}, { hour: 20, minute: 1 }],
    ["by five minutes for an unknown action", "juggle", {}, { hour: 20, minute: 5 }],
  ])("passes %s", (_, action, system, time) => {
    expect(after(action, { parts: { campaign: campaignWith({ system }) } })).toMatchObject(time);
  });
  test.each([
    [4, 59, "night", 5, "pre_dawn"],
    [5, 59, "pre_dawn", 6, "dawn"],
    [7, 59, "dawn", 8, "morning"],
    [11, 59, "morning", 12, "afternoon"],
    [16, 59, "afternoon", 17, "evening"],
    [19, 59, "evening", 20, "night"],
  ] as const)("at %s:%s turns %s into another period", (hour, minute, period, next, then) => {
    const scene = { ...worldOf().scene, time: { day: 1, hour, minute, period, weather: "rain" } };
    const result = play("look", { parts: { scene } });
    expect(result.state_diff.scene_update.time).toMatchObject({ hour: next, period: then, weather: "rain" });
    expect(result.engine_events).toContainEqual(expect.objectContaining({ type: "time_period_changed" }));
  });
  test("counts days on", () => {
    const scene = { ...worldOf().scene, time: { day: 3, hour: 23, minute: 58, period: "night" as const, weather: "clear" } };
    expect(after("read", { parts: { scene } })).toMatchObject({ day: 4, hour: 0, minute: 6, period: "night" });
  });
  test("adds up over the actions of a turn", () => {
    expect(play(["look", "listen"]).state_diff.scene_update.time).toMatchObject({ minute: 3 });
  });
});

describe("a turn's move", () => {
  test("is remembered, eight turns back", () => {
    const recent_moves = Array.from({ length: 8 }, (_, at) => `m${at}`);
    const parts = { director: { ...worldOf().director, recent_moves } };
    const { director } = play("look", { parts, plan: { tension_move: "!", tension_move_type: "put_in_a_spot" } }).state_diff;
    expect(director.recent_moves).toEqual([...recent_moves.slice(1), "put_in_a_spot"]);
  });
  test("leaves a gap where there was none", () => {
    expect(play("look").state_diff.director.recent_moves).toEqual(["none"]);
  });
});

test("the same seed decides the same", () => {
  const world = worldOf();
  const ruling = validate(
    InterpreterOutput.parse({ intent: "x", proposed_actions: [{ action: "sneak", target_id: "brute" }], risk_flags: ["dangerous"] }),
    world,
  );
  const once = () => resolve(world, ruling, PlannerOutput.parse({}), seededDice("s"), { seed: "s" });
  expect(once()).toEqual(once());
  expect(once().rolls[0]?.dice).toHaveLength(2);
});

test("whoever runs without saying where takes the first way out", () => {
  expect(play("flee", { dice: works, flags: ["pursuit"] }).state_diff.scene_update.location_id).toBeDefined();
});

test("who was kept from leaving and tries again gets away, at a price", () => {
  const failed = { failure_streak: { count: 1, actions: ["go"] } };
  const [exit = ""] = worldOf().entities.find(({ id }) => id === worldOf().scene.location_id)?.attrs.exits ?? [];
  const gone = play([{ action: "go", target_id: exit }], {
    flags: ["hostile_present"],
    parts: { director: { ...worldOf().director, ...failed } },
  });
  expect(gone.outcomes).toMatchObject([{ band: "mixed", rolled: false }]);
  expect(gone.state_diff.scene_update.location_id).toBe(exit);
});
