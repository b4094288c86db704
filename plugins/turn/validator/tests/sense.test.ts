import { describe, expect, test } from "vitest";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { carried, entity, withEntities, worldOf } from "./world.ts";

type Parts = Parameters<typeof worldOf>[0];
const rule = (proposed_actions: readonly object[], parts: Parts = {}, rest: object = {}) =>
  validate(InterpreterOutput.parse({ intent: "x", proposed_actions, ...rest }), worldOf(parts));
const armed = { inventory: [carried("pistol"), carried("rounds", 6)] };

describe("a verb takes the sense that its target leaves", () => {
  test("who drinks with somebody keeps them company", () => {
    expect(rule([{ action: "drink", target_id: "mira" }]).allowed_actions).toMatchObject([{ action: "social", target_id: "mira" }]);
  });
  test("what is handed over to be looked at is shown, and kept", () => {
    const effects = [{ kind: "transfer", item: "pistol", from: "player", to: "mira" }];
    const details = "I hand Mira the pistol so she can look at it";
    const [action] = rule([{ action: "give", target_id: "mira", instrument: "pistol", details, effects }], armed).allowed_actions;
    expect(action).toMatchObject({ action: "show", target_id: "mira", instrument: "pistol" });
    expect(action?.effects.map(({ kind }) => kind)).not.toContain("transfer");
  });
  test.each([
    "slide the pistol inside my coat",
    "hide the pistol",
    "tuck it up my left sleeve",
    "And I pocket the pistol while he thinks",
    "I tuck the pistol",
  ])("%s: it is put away, and kept", (details) => {
    const [action] = rule([{ action: "put", target_id: "pistol", details }], armed).allowed_actions;
    expect(action).toMatchObject({ action: "put_away", effects: [] });
  });
  test("what is put into something that is carried stays in hand", () => {
    const entities = withEntities(entity("satchel", "item", "satchel"));
    const parts = { entities, inventory: [carried("pistol"), carried("satchel")] };
    const put = (details: string) => rule([{ action: "put", target_id: "pistol", details }], parts).allowed_actions;
    const inside = { kind: "place", item: "pistol", at: "satchel" };
    expect(put("I put the pistol into the satchel")).toMatchObject([{ action: "put_away", effects: [inside] }]);
    const book = { entities: withEntities(entity("satchel", "item", "hollow book")), inventory: parts.inventory };
    const hidden = rule([{ action: "put", target_id: "pistol", details: "I put the pistol into the hollow book" }], book);
    expect(hidden.allowed_actions).toMatchObject([{ action: "put_away", effects: [] }]);
    expect(put("I put the pistol into the barrel")).toMatchObject([{ action: "put", effects: [{ kind: "place", item: "pistol" }] }]);
  });
  test("who pockets what lies there takes it", () => {
    const entities = withEntities(entity("cup", "item", "cup", { location_id: "bar" }));
    const scene = { ...worldOf().scene, present_entity_ids: [...worldOf().scene.present_entity_ids, "cup"] };
    const [action] = rule([{ action: "put", target_id: "cup", details: "I pocket the cup" }], { entities, scene }).allowed_actions;
    expect(action).toMatchObject({ action: "take", effects: [{ kind: "transfer", item: "cup" }] });
  });
  test("what the action before takes is put away, and not taken again", () => {
    const entities = withEntities(entity("cup", "item", "cup", { location_id: "bar" }));
    const scene = { ...worldOf().scene, present_entity_ids: [...worldOf().scene.present_entity_ids, "cup"] };
    const take = { action: "take", target_id: "cup", details: "I take the cup" };
    const stuff = { action: "take", target_id: "cup", details: "and stuff it in my coat" };
    const { allowed_actions, blocked_actions } = rule([take, stuff], { entities, scene });
    expect(allowed_actions).toMatchObject([{ action: "take" }, { action: "put_away", effects: [] }]);
    expect(blocked_actions).toEqual([]);
  });
  test("who tips a thing over pays nothing", () => {
    const [action] = rule([{ action: "tip", target_id: "feature:jukebox" }]).allowed_actions;
    expect(action).toMatchObject({ action: "use", costs: {} });
  });
  test("boots that are taken off lead nowhere", () => {
    expect(rule([{ action: "take off", target_id: "boots" }]).allowed_actions).toMatchObject([
      { action: "pull_off", target_id: "", target_name: "boots" },
    ]);
  });
  test("a letter need not be there before it is written", () => {
    expect(rule([{ action: "write", target_id: "letter" }]).blocked_actions).toEqual([]);
  });
  test("words to somebody who was called go over the line", () => {
    const entities = withEntities(entity("absent", "character", "Doctor Bell", { location_id: "tower" }));
    const call = { action: "call", target_id: "tower" };
    const words = { action: "tell", target_id: "absent", details: "I tell Doctor Bell to hide the jacket" };
    expect(rule([call, words], { entities }).allowed_actions).toMatchObject([
      { target_id: "tower" },
      { action: "call", target_id: "absent" },
    ]);
    expect(rule([words], { entities }).blocked_actions).toMatchObject([{ code: "not_present" }]);
  });
  test("what is searched after going to a feature is the feature", () => {
    const climb = { action: "climb", target_id: "feature:long counter" };
    const search = { action: "search", target_id: "eaves" };
    expect(rule([climb, search]).allowed_actions).toMatchObject([{}, { action: "search", target_id: "feature:long counter" }]);
    expect(rule([search]).blocked_actions).toMatchObject([{ code: "unknown_target" }]);
  });
});

describe("a target", () => {
  test.each(["I fire over his head", "I shoot into the air", "a warning shot"])('of "%s" is nobody', (details) => {
    expect(rule([{ action: "shoot", target_id: "brute", details }], armed).allowed_actions).toMatchObject([{ target_id: "" }]);
  });
  test("of a look at several of a kind is the place", () => {
    const saints = [
      entity("first", "other", "first saint", { description: "a" }),
      entity("second", "other", "second saint", { description: "b" }),
    ];
    const parts = {
      entities: withEntities(...saints),
      scene: { ...worldOf().scene, present_entity_ids: ["kai", "mira", "first", "second"] },
    };
    const ruling = rule([{ action: "examine", target_id: "the saints" }], parts);
    expect(ruling).toMatchObject({ clarification_needed: false, allowed_actions: [{ action: "examine", target_id: "" }] });
  });
  test("of leaving after something else is the first way", () => {
    const ruling = rule([{ action: "examine", target_id: "feature:jukebox" }, { action: "leave" }]);
    expect(ruling.allowed_actions).toMatchObject([{}, { target_id: "alley" }]);
  });
});

describe("what the character has", () => {
  test("is not what the player only takes to be in hand", () => {
    const offer = { action: "negotiate", target_id: "mira", instrument: "idol" };
    expect(rule([offer], {}, { perception_flags: ["idol"] }).blocked_actions).toMatchObject([
      { code: "perception", reason: 'You have no such thing as "idol".' },
    ]);
  });
  test("stays carried when it is put into the own coat", () => {
    const effects = [{ kind: "place", item: "pistol", at: "coat" }];
    const put = { action: "put", target_id: "pistol", recipient: "coat", details: "I put it back in my coat", effects };
    expect(rule([put], armed).allowed_actions).toMatchObject([{ effects: [] }]);
  });
  test("is in hand when something is made of it", () => {
    const craft = { action: "craft", target_id: "lamp", effects: [{ kind: "create", name: "wire hook", at: "pc" }] };
    const [action] = rule([craft]).allowed_actions;
    expect(action?.effects.map(({ kind }) => kind)).toEqual(["transfer", "create"]);
  });
});

describe("magic", () => {
  const system = { ...worldOf().campaign.system, action_stats: { cast: { attribute: "mind", ability: "arcana" } } };
  const parts = (stats: Record<string, number>): Parts => ({
    campaign: { ...worldOf().campaign, system },
    entities: withEntities(entity("kai", "character", "Kai", { stats })),
  });
  const cast = [{ action: "cast", target_id: "lamp" }];
  test("needs a rating where the system has an ability for it", () => {
    expect(rule(cast, parts({ arcana: 1 })).blocked_actions).toEqual([]);
    expect(rule(cast, parts({ mind: 3 })).blocked_actions).toMatchObject([{ code: "contradiction" }]);
  });
});
