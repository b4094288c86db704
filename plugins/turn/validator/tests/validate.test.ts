import { describe, expect, test } from "vitest";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import type { World } from "freeform-rpg/schemas";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { carried, entity, fact, withEntities, worldOf } from "./world.ts";

type Parts = Parameters<typeof worldOf>[0];
type Case = readonly [title: string, action: string, target: string, parts: Parts, extra: object];

const rule = (action: string, target_id = "", parts: Parts = {}, extra: object = {}) =>
  validate(InterpreterOutput.parse({ intent: action, proposed_actions: [{ action, target_id, ...extra }], ...extra }), worldOf(parts));

const armed = { inventory: [carried("pistol"), carried("rounds", 6)] };
const scene = (parts: Partial<World["scene"]>) => ({ scene: { ...worldOf().scene, ...parts } });
const known = (subject: string, predicate: string, text = `It is ${predicate}.`) => ({
  facts: [fact("f1", subject, text, { predicate, visibility: "known" })],
});

describe("a target resolves", () => {
  test.each([
    ["by id", "mira", "mira"],
    ["by name", "Mira Sato", "mira"],
    ["by name, whatever its case and spacing", "  mira   SATO ", "mira"],
    ["by alias", "the fixer", "mira"],
    ["by a unique part of a name", "courier", "body"],
    ["with an article before it", "the dead courier", "body"],
    ["to a scene feature", "counter", "feature:long counter"],
    ["to the place itself", "around", "bar"],
    ["to the actor", "myself", "kai"],
  ])("%s", (_, called, id) => {
    expect(rule("look", called).allowed_actions).toMatchObject([{ target_id: id }]);
  });
});

test("who is prayed for or drunk to need not be here", () => {
  const said = (details: string) => rule("social", "Doctor Bell", {}, { details });
  expect(said("say a prayer for Doctor Bell").allowed_actions).toMatchObject([{ action: "social" }]);
  expect(said("drink to Doctor Bell").blocked_actions).toEqual([]);
  expect(said("hug Doctor Bell").blocked_actions).toMatchObject([{ code: "not_present" }]);
});

describe("an action is blocked", () => {
  test.each<readonly [...Case, code: string]>([
    ["when its target is only imagined", "attack", "sniper", {}, { perception_flags: ["the sniper"] }, "perception"],
    ["when its target is obscured", "talk", "mira", scene({ obscured_entity_ids: ["mira"] }), {}, "perception"],
    ["when nothing bears the name", "talk", "Admiral Voss", {}, {}, "unknown_target"],
    ["when its target is undiscovered", "talk", "The Pale Man", {}, {}, "unknown_target"],
    ["when its target's id is undiscovered", "talk", "ghost", {}, {}, "unknown_target"],
    ["when its target is known but elsewhere", "talk", "Doctor Bell", {}, {}, "not_present"],
    ["when no way leads there", "go", "Zenith Tower", {}, {}, "wrong_location"],
    ["when it would go where the actor is", "go", "The Brass Eel", {}, {}, "wrong_location"],
    ["when it shoots without a weapon", "shoot", "okafor", {}, {}, "missing_item"],
    ["when it shoots without ammunition", "shoot", "okafor", { inventory: [carried("pistol")] }, {}, "missing_item"],
    ["when the last round is gone", "shoot", "okafor", { inventory: [carried("pistol"), carried("rounds", 0)] }, {}, "missing_item"],
    ["when it unlocks without a tool", "unlock", "jukebox", {}, {}, "missing_item"],
    ["when it pays without cred", "pay", "mira", { clocks: [] }, { details: "20" }, "missing_item"],
    ["when it pays more than there is", "pay", "mira", {}, { details: "501 cred" }, "missing_item"],
    ["when it uses an item nobody carries", "use", "pistol", {}, {}, "missing_item"],
    ["when its details name an item nobody carries", "attack", "okafor", {}, { details: "with the pistol" }, "missing_item"],
    ["when it talks to the dead", "talk", "dead courier", {}, {}, "target_dead"],
    ["when it persuades the dead", "persuade", "dead courier", {}, {}, "target_dead"],
    ["when a known fact rules it out", "open", "jukebox", known("feature:jukebox", "locked"), {}, "contradiction"],
    [
      "when a known fact about the place names the feature",
      "open",
      "jukebox",
      known("bar", "locked", "The jukebox is locked."),
      {},
      "contradiction",
    ],
    ["when violence is forbidden", "attack", "okafor", scene({ constraints: ["no_violence"] }), {}, "scene_constraint"],
    ["when magic is forbidden", "cast", "", scene({ constraints: ["no_magic"] }), {}, "scene_constraint"],
    ["when magic is forbidden, in other words", "channel", "", scene({ constraints: ["no_magic"] }), {}, "scene_constraint"],
    ["when magic is forbidden, as a call to powers", "invoke", "", scene({ constraints: ["no_magic"] }), {}, "scene_constraint"],
    ["when magic is forbidden, as a spell", "spell", "", scene({ constraints: ["no_magic"] }), {}, "scene_constraint"],
    ["when its own verb is forbidden", "climb", "", scene({ constraints: ["no_climb"] }), {}, "scene_constraint"],
    [
      "when the actor is dead",
      "look",
      "",
      { entities: withEntities(entity("kai", "character", "Kai", { dead: true })) },
      {},
      "target_dead",
    ],
  ])("%s", (...[, action, target, parts, extra, code]) => {
    const ruling = rule(action, target, parts, extra);
    expect(ruling.allowed_actions).toEqual([]);
    expect(ruling.blocked_actions).toMatchObject([{ action, code }]);
    expect(ruling.blocked_actions[0]?.reason).toMatch(/^[A-Z].*[.!]$/);
  });

  test("but for what the player of a dead character asks the game", () => {
    const dead = { entities: withEntities(entity("kai", "character", "Kai", { dead: true })) };
    expect(rule("look", "", dead, { details: "question: inventory" }).blocked_actions).toEqual([]);
  });

  test("in the order of the checks: an unknown target comes before a forbidden action", () => {
    expect(rule("attack", "Admiral Voss", scene({ constraints: ["no_violence"] })).blocked_actions).toMatchObject([
      { code: "unknown_target" },
    ]);
  });

  test("but for walking up to something when there is no way out", () => {
    const shut = scene({ constraints: ["no_exit"] });
    expect(rule("go", "jukebox", shut).allowed_actions).toMatchObject([{ action: "go" }]);
    expect(rule("go", "alley", shut).blocked_actions).toMatchObject([{ code: "scene_constraint" }]);
  });

  test("without naming what the players do not know", () => {
    const answer = (called: string) => rule("talk", called).blocked_actions[0];
    expect(answer("ghost")).toMatchObject({ target_id: "", reason: 'Nobody here answers to "ghost". You see Mira Sato and Okafor.' });
    expect(answer("zombie")).toEqual({ ...answer("ghost"), reason: answer("ghost")?.reason.replace("ghost", "zombie") });
    expect(answer("no:one")).toEqual(answer("camp:ghost"));
  });
});

describe("an action is allowed", () => {
  test.each<Case>([
    ["on a scene feature that is no entity", "search", "jukebox", {}, {}],
    [
      "on what a known fact establishes here",
      "take",
      "brass key",
      { facts: [fact("f", "bar", "A brass key hangs by the door.", { visibility: "known" })] },
      {},
    ],
    ["on a lock with a tool at hand", "unlock", "jukebox", { inventory: [carried("picks")] }, {}],
    ["with weapon and ammunition", "shoot", "okafor", armed, {}],
    ["towards an exit", "go", "North Pier", {}, {}],
    ["for travel to any known place", "travel", "Zenith Tower", {}, {}],
    ["when it searches the dead", "search", "dead courier", {}, {}],
    [
      "when only an undiscovered fact speaks against it",
      "open",
      "jukebox",
      { facts: [fact("f", "feature:jukebox", "Locked.", { predicate: "locked" })] },
      {},
    ],
    ["when a flag wrongly doubts what is in plain sight", "talk", "mira", {}, { perception_flags: ["Mira Sato"] }],
    ["in the mind alone, on what is elsewhere", "remember", "Doctor Bell", {}, {}],
  ])("%s", (_, action, target, parts, extra) => {
    expect(rule(action, target, parts, extra)).toMatchObject({ blocked_actions: [], allowed_actions: [{ action }] });
  });
});

describe("an attempt costs", () => {
  test.each([
    ["investigate", { time: 1 }],
    ["search", { time: 1 }],
    ["talk", { time: 1 }],
    ["social", { time: 1 }],
    ["persuade", { time: 1 }],
    ["negotiate", { time: 1 }],
    ["wait", { time: 1 }],
    ["travel", { time: 2 }],
    ["hack", { heat: 1, time: 1 }],
    ["steal", { heat: 2, time: 1 }],
    ["combat", { heat: 1 }],
    ["attack", { heat: 1 }],
    ["violence", { heat: 1 }],
    ["crime", { heat: 2 }],
    ["bribe", {}],
    ["look", {}],
    ["sneak", {}],
  ])("%s its price", (action, price) => {
    const target = ["talk", "persuade", "negotiate", "bribe", "attack", "combat", "violence", "steal"].includes(action)
      ? "mira"
      : action === "travel"
        ? "pier"
        : "";
    expect(rule(action, target).allowed_actions[0]?.costs).toEqual(price);
  });

  const pricedAt = (harm: number, lethality: World["campaign"]["calibration"]["risk"]["lethality"]) => {
    const { campaign } = worldOf();
    const system = { ...campaign.system, actions: { jump: { cost: { harm } } } };
    const calibration = { ...campaign.calibration, risk: { ...campaign.calibration.risk, lethality } };
    return rule("jump", "", { campaign: { ...campaign, system, calibration } }).allowed_actions[0]?.costs["harm"];
  };

  test.each([
    ["as the system says", "moderate", 2, 2],
    ["one harm less when lethality is low", "low", 2, 1],
    ["never less than no harm", "low", 0, 0],
    ["half as much harm again when it is brutal", "brutal", 2, 3],
    ["brutal harm in whole points", "brutal", 1, 1],
  ] as const)("%s", (_, lethality, harm, expected) => {
    expect(pricedAt(harm, lethality)).toBe(expected);
  });

  test("nothing in a campaign without clock rules", () => {
    const { campaign } = worldOf();
    const { clock_rules: _, ...system } = campaign.system;
    expect(rule("steal", "mira", { campaign: { ...campaign, system } }).allowed_actions[0]?.costs).toEqual({});
  });

  test("what the details say when it pays", () => {
    expect(rule("pay", "", {}, { details: "put 120 cred on the counter" }).allowed_actions[0]?.costs.cred).toBe(120);
  });
});

describe("a question is asked", () => {
  const guards = (second: { disposition: string }) => ({
    entities: withEntities(
      entity("g1", "character", "tall guard", { disposition: "bored" }),
      entity("g2", "character", "short guard", second),
    ),
    ...scene({ present_entity_ids: ["kai", "g1", "g2"] }),
  });

  test("when a name fits several present with different consequences", () => {
    const ruling = rule("attack", "guard", guards({ disposition: "alert" }));
    expect(ruling).toMatchObject({ clarification_needed: true, allowed_actions: [], blocked_actions: [] });
    expect(ruling.clarification_question).toBe("Whom do you mean to attack: the tall guard or the short guard?");
  });

  test("but not when the choice changes nothing", () => {
    const twins = {
      entities: withEntities(entity("g1", "character", "Guard 1"), entity("g2", "character", "Guard 2")),
      ...scene({ present_entity_ids: ["kai", "g1", "g2"] }),
    };
    expect(rule("attack", "guard", twins)).toMatchObject({ clarification_needed: false, allowed_actions: [{ target_id: "g1" }] });
  });

  test("but not when every choice is blocked alike", () => {
    expect(
      rule("attack", "guard", {
        ...guards({ disposition: "alert" }),
        ...scene({ present_entity_ids: ["kai", "g1", "g2"], constraints: ["no_violence"] }),
      }).clarification_needed,
    ).toBe(false);
  });

  test("when the intent is empty", () => {
    expect(validate(InterpreterOutput.parse({ intent: "" }), worldOf())).toMatchObject({
      clarification_needed: true,
      clarification_question: "What do you want to do?",
    });
  });

  test("in the language of the campaign", () => {
    const world = worldOf();
    const calibration = { ...world.campaign.calibration, language: "de" };
    const german = { ...world, campaign: { ...world.campaign, calibration } };
    expect(validate(InterpreterOutput.parse({ intent: "" }), german).clarification_question).toBe("Was willst du tun?");
  });

  test("once at most, however much is unclear", () => {
    const twice = InterpreterOutput.parse({ intent: "go", proposed_actions: [{ action: "go" }, { action: "attack" }] });
    expect(validate(twice, worldOf()).clarification_question).toBe("Where to: Tanner's Alley or North Pier?");
  });

  test("but not of one who just speaks", () => {
    expect(validate(InterpreterOutput.parse({ intent: "", speech: "Evening." }), worldOf()).clarification_needed).toBe(false);
  });
});
