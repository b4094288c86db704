import { describe, expect, test } from "vitest";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { carried, entity, withEntities, worldOf } from "./world.ts";

type Parts = Parameters<typeof worldOf>[0];
const rule = (action: string, target_id = "", parts: Parts = {}, details = "") =>
  validate(InterpreterOutput.parse({ intent: action, proposed_actions: [{ action, target_id, details }] }), worldOf(parts));
const armed = { inventory: [carried("pistol"), carried("rounds", 6)] };

describe("a harmful action", () => {
  test.each(["", "them", "somebody", "the nearest thug", "one of them"])('asks whom it means by "%s"', (called) => {
    const ruling = rule("shoot", called, armed);
    expect(ruling.clarification_question).toBe("Whom do you mean to shoot: Mira Sato or Okafor?");
    expect(ruling.clarification_options).toEqual(["Shoot Mira Sato", "Shoot Okafor"]);
  });
  test("takes the only one who is hostile", () => {
    const entities = withEntities(entity("brute", "character", "Okafor", { hostile: true }));
    expect(rule("attack", "them", { entities }).allowed_actions).toMatchObject([{ target_id: "brute" }]);
  });
  test("goes on with the name that answers the question", () => {
    const final_text = "Whom do you mean to shoot: Mira Sato or Okafor?";
    const recent_turns = [{ turn_no: 4, player_input: "I shoot at them", final_text, digest: "" }];
    expect(rule("talk", "brute", { ...armed, recent_turns }, "Okafor").allowed_actions).toMatchObject([
      { action: "shoot", target_id: "brute" },
    ]);
  });
});

test.each([
  ["cast", "brute", "No power of that kind is in your character's hands."],
  ["shoot", "kai", "You do not turn on yourself; that is not played out here. Say what else your character does."],
])("%s at %s is refused", (action, target, reason) => {
  expect(rule(action, target, armed).blocked_actions).toMatchObject([{ reason }]);
});

describe("a way that leads by another place", () => {
  const entities = withEntities(entity("pier", "location", "North Pier", { exits: ["bar", "tower"] }));
  test("is walked leg by leg", () => {
    const { allowed_actions } = rule("go", "tower", { entities });
    expect(allowed_actions.map(({ target_id, position, depends }) => ({ target_id, position, depends }))).toEqual([
      { target_id: "pier", position: 0, depends: false },
      { target_id: "tower", position: 1, depends: true },
    ]);
  });
  test("is one action for those who travel", () => {
    expect(rule("travel", "tower", { entities }).allowed_actions.map(({ target_id }) => target_id)).toEqual(["tower"]);
  });
  test("is none where the players know no place on it", () => {
    const hidden = withEntities({ ...entity("pier", "location", "North Pier", { exits: ["bar", "tower"] }), visibility: "dm" });
    expect(rule("go", "tower", { entities: hidden }).blocked_actions).toMatchObject([
      { reason: expect.stringMatching(/^You know no way .* Mira Sato or Okafor might know: ask\.$/) },
    ]);
  });
});

describe("an action aimed at a person", () => {
  test.each([
    ["persuade", "mira of the docks", "I persuade Mira of the docks", "There is no Mira of the docks here."],
    ["bribe", "guard", "I bribe the guard", 'Nobody here answers to "guard". You see Mira Sato and Okafor.'],
    ["talk", "jukebox", "", "The jukebox is nobody one could deal with like that."],
    ["give", "jukebox", "", "The jukebox is nobody one could deal with like that."],
    ["talk", "lamp", "", "The oil lamp is nobody one could deal with like that."],
    ["attack", "dead courier", "", "The dead courier is dead already."],
  ])("%s %s is refused", (action, target, details, reason) => {
    expect(rule(action, target, {}, details).blocked_actions).toMatchObject([{ reason }]);
  });
  test("is refused while they are down", () => {
    const entities = withEntities(entity("brute", "character", "Okafor", { down: true }));
    expect(rule("talk", "okafor", { entities }).blocked_actions).toMatchObject([{ code: "target_dead" }]);
  });
});

test("what one has need not be taken again", () => {
  expect(rule("steal", "picks", { inventory: [carried("picks")] }).blocked_actions).toMatchObject([{ code: "contradiction" }]);
});

test("leaving the place one is in asks where to", () => {
  expect(rule("leave", "The Brass Eel").clarification_question).toBe("Where to: Tanner's Alley or North Pier?");
});

describe("what nobody lists", () => {
  const rule = (proposed_actions: readonly object[], rest: object = {}, parts: Parameters<typeof worldOf>[0] = {}) =>
    validate(InterpreterOutput.parse({ intent: "x", proposed_actions, ...rest }), worldOf(parts));
  test("is handled where the reader of the message did not doubt it", () => {
    const knock = [{ action: "knock", target_id: "pipe" }];
    expect(rule(knock).allowed_actions).toMatchObject([{ target_id: "feature:pipe", effects: [] }]);
    expect(rule([{ action: "knock", target_id: "lever" }], { perception_flags: ["lever"] }).blocked_actions).toMatchObject([
      { code: "perception" },
    ]);
    expect(rule([{ action: "use", target_id: "golden key" }]).blocked_actions).toMatchObject([{ code: "unknown_target" }]);
  });
  test("gives way to what is shot at, which is nothing of one's own", () => {
    const inventory = [
      { owner_id: "kai", item_id: "lamp", qty: 1, flags: {} },
      { owner_id: "kai", item_id: "pistol", qty: 1, flags: {} },
      { owner_id: "kai", item_id: "rounds", qty: 6, flags: {} },
    ];
    const shoot = { action: "shoot", target_id: "lamp", details: "I shoot the lamp out" };
    expect(rule([shoot], {}, { inventory }).blocked_actions).toMatchObject([{ code: "unknown_target" }]);
    expect(rule([{ ...shoot, details: "I shoot my lamp to pieces" }], {}, { inventory }).allowed_actions).toMatchObject([
      { target_id: "lamp" },
    ]);
  });
  test("is run for", () => {
    expect(rule([{ action: "flee", target_id: "duct" }]).allowed_actions).toMatchObject([{ action: "flee", target_id: "" }]);
  });
  test("a gesture needs nobody", () => {
    const alone = { scene: { ...worldOf().scene, present_entity_ids: ["kai"] } };
    expect(
      rule(
        [
          { action: "wave", target_id: "" },
          { action: "lean_against", target_id: "feature:jukebox" },
        ],
        {},
        alone,
      ).blocked_actions,
    ).toEqual([]);
  });
});

test("what is tossed to somebody who is to have it does not lie on the ground", () => {
  const inventory = [{ owner_id: "kai", item_id: "lamp", qty: 1, flags: {} }];
  const toss = {
    action: "toss",
    target_id: "mira",
    instrument: "lamp",
    effects: [{ kind: "transfer", item: "lamp", to: "mira", from: "kai" }],
  };
  const { allowed_actions } = validate(InterpreterOutput.parse({ intent: "x", proposed_actions: [toss] }), worldOf({ inventory }));
  expect(allowed_actions[0]?.effects.map(({ kind }) => kind)).toEqual(["transfer"]);
});
