import { describe, expect, test } from "vitest";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { carried, entity, withEntities, worldOf } from "./world.ts";

type Parts = Parameters<typeof worldOf>[0];
const rule = (action: string, target_id: string, parts: Parts = {}, details = "") =>
  validate(InterpreterOutput.parse({ intent: action, proposed_actions: [{ action, target_id, details }] }), worldOf(parts));
const targetOf = (action: string, target_id: string, parts: Parts = {}, details = "") =>
  rule(action, target_id, parts, details).allowed_actions[0]?.target_id;

const bar = entity("bar", "location", "The Brass Eel", {
  features: ["long counter", "the bell rope", "the floor grating"],
  exits: ["alley", "pier"],
});
const cast = withEntities(
  bar,
  entity("hester", "character", "Goody Hester Pannage", {
    aliases: ["the salt-wife"],
    pronouns: "she",
    description: "The eldest of the boilers, straight as a rake. She carries a tin lantern.",
  }),
  entity("bell", "character", "Anton Bell", { pronouns: "he", description: "A sergeant of the watch, with a torn sleeve." }),
  entity("cart_rope", "item", "cart rope", { aliases: ["rope", "coil"], location_id: "alley" }),
  entity("ladle", "item", "iron ladle", { location_id: "bar" }),
  entity("ghost", "character", "The Pale Man", {}, { visibility: "world" }),
  entity("deed", "item", "forged deed", { location_id: "bar" }, { visibility: "world" }),
);
const here = ["kai", "mira", "brute", "hester", "bell", "ladle", "ghost", "deed"];
const scene = { entities: cast, scene: { ...worldOf().scene, present_entity_ids: here } };

describe("a name resolves", () => {
  test.each([
    ["by its head noun", "look", "ladle", "ladle"],
    ["by a fitting modifier and its head noun", "look", "the old iron ladle", "ladle"],
    ["whatever its number", "look", "ladles", "ladle"],
    ["with a blank for a hyphen", "talk", "salt wife", "hester"],
    ["by part of a proper name", "talk", "hester", "hester"],
    ["by the title in a description", "talk", "the sergeant", "bell"],
    ["by a description", "talk", "the woman with the lantern", "hester"],
    ["to a feature that fits in every word", "pull", "bell rope", "feature:the bell rope"],
    ["to a feature by its modifier, when nothing else fits", "look", "floor", "feature:the floor grating"],
    ["to the place", "look", "the surroundings", "bar"],
    ["to the place, as the environment", "look", "environment", "bar"],
    ["to the place, as what is around", "look", "around me", "bar"],
  ])("%s", (_, action, called, id) => {
    expect(targetOf(action, called, scene)).toBe(id);
  });
});

describe("a name does not resolve", () => {
  test.each([
    ["by part of a hyphenated name", "talk", "wife"],
    ["to a person for part of their name, when it is taken", "take", "salt"],
    ["with a modifier that does not fit", "look", "the copper ladle"],
    ["to what the players do not know of", "take", "forged deed"],
    ["to a description that no one fits", "talk", "the woman with the parrot"],
  ])("%s", (_, action, called) => {
    const ruling = rule(action, called, scene);
    expect(ruling.allowed_actions).toEqual([]);
    expect(ruling.blocked_actions).toMatchObject([{ code: "unknown_target", target_id: "" }]);
  });

  test("to a person whom a taking verb was aimed at by part of their name", () => {
    expect(rule("take", "hester", scene, "take salt").blocked_actions).toMatchObject([{ code: "unknown_target" }]);
    expect(targetOf("take", "hester", scene, "take the ladle from Hester")).toBe("hester");
  });

  test("to another thing of the same head noun", () => {
    expect(rule("take", "cart rope", scene).blocked_actions).toMatchObject([{ code: "not_present", target_id: "cart_rope" }]);
    expect(targetOf("use", "bell rope", scene, "pull the bell rope")).toBe("feature:the bell rope");
  });

  test("to a person taken like a thing", () => {
    expect(rule("take", "hester", scene, "take the salt-wife").blocked_actions).toMatchObject([
      { reason: "Goody Hester Pannage is no thing to take. Say what you take from whom." },
    ]);
  });
});

describe("a word of the last turns' text", () => {
  const told = (final_text: string) => ({ ...scene, recent_turns: [{ turn_no: 4, player_input: "", final_text, digest: "" }] });
  test.each([
    ["the green coats", "Two green coats wait by the door."],
    ["the brandy", "A glass of brandy stands untouched."],
    ["whoever is knocking", "Somebody knocks, twice."],
  ])("can be looked at: %s", (called, text) => {
    expect(rule("look", called, told(text)).blocked_actions).toEqual([]);
    expect(rule("look", called, told("Nothing happens.")).allowed_actions).toEqual([]);
  });
  test("is never answered as unknown", () => {
    const [blocked] = rule("talk", "the green coats", told("Two green coats wait by the door.")).blocked_actions;
    expect(blocked?.reason).toBe("So far there was only talk of the green coats: nobody like that is within reach.");
  });
});

test("an alias inside a longer name does not ask for the thing of that alias", () => {
  const ruling = rule("use", "bell rope", { ...scene, inventory: [carried("ladle")] }, "I pull the bell rope");
  expect(ruling.blocked_actions).toEqual([]);
});

describe("what is used, and only pointed at", () => {
  const use = (inventory: ReturnType<typeof carried>[]) =>
    validate(
      InterpreterOutput.parse({ intent: "use", proposed_actions: [{ action: "use", target_id: "mira", instrument: "it" }] }),
      worldOf({ inventory }),
    );
  test("is asked for where it may be nothing or several things", () => {
    expect(use([]).clarification_question).not.toBe("");
    expect(use([carried("lamp"), carried("pistol")]).clarification_question).toContain("pistol");
  });
  test("is the only thing carried", () => expect(use([carried("lamp")]).clarification_question).toBe(""));
});
