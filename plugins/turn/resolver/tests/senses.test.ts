import { describe, expect, test } from "vitest";
import { carried, entity, fact, withEntities } from "../../validator/tests/world.ts";
import { play, shines, textsOf, typesOf, works } from "./play.ts";

describe("a look at somebody", () => {
  const facts = [fact("scar", "mira", "Under Mira's right glove two fingers are broken.")];
  const look = (details: string) => play([{ action: "look", target_id: "mira", details }], { parts: { facts } });
  test("shows what the player's words single out", () => {
    expect(textsOf(look("I watch how she does up that glove"), "fact_discovered")).toHaveLength(1);
  });
  test("shows nothing hidden without", () => {
    expect(textsOf(look("I look at Mira"), "fact_discovered")).toEqual([]);
  });
});

test("what somebody guards is not found by examining the thing that it is about", () => {
  const told = fact("name", "lamp", "The lamp is the murderer's.", { tags: ["answer", "guarded", "told_by:mira"] });
  const found = (tags: string[]) =>
    textsOf(play(["examine lamp"], { parts: { facts: [{ ...told, tags }], inventory: [carried("lamp")] } }), "fact_discovered");
  expect(found(told.tags)).toEqual([]);
  expect(found(["answer"])).toEqual(["The lamp is the murderer's."]);
});

test("a thing that is used shows what it holds", () => {
  const facts = [fact("memo", "lamp", "A memo is scratched into the lamp.")];
  const parts = { facts, inventory: [carried("lamp")] };
  expect(textsOf(play([{ action: "use", target_id: "lamp" }], { parts }), "fact_discovered")).toEqual([
    "A memo is scratched into the lamp.",
  ]);
});

test("who is read to learns what is read", () => {
  const letter = entity("letter", "item", "letter");
  const facts = [fact("page", "letter", "The letter names the buyer.")];
  const parts = { facts, entities: withEntities(letter), inventory: [carried("letter")] };
  const { outcomes, state_diff } = play([{ action: "read", target_id: "letter", recipient: "mira" }], { parts });
  expect(outcomes).toMatchObject([{ changed: true }]);
  expect(state_diff.entities_update.find(({ id }) => id === "mira")?.attrs).toMatchObject({ knows: ["page"] });
});

test("who keeps somebody company and listens hears what they would say", () => {
  const facts = [fact("boast", "mira", "Mira says that the buyer owns two bishops.", { tags: ["told_by:mira"] })];
  const listen = { action: "listen", target_id: "mira", topic: "the story she should not tell" };
  expect(textsOf(play([listen], { parts: { facts } }), "fact_discovered")).toEqual(["Mira says that the buyer owns two bishops."]);
});

describe("a word given", () => {
  const swear = { action: "talk", target_id: "mira", details: "I swear to her I won't breathe a word about it" };
  test("is recorded once, with whom it is given to", () => {
    const effects = [{ kind: "agree", who: "kai", to: "to keep quiet" }];
    const details = "I swear to Mira that I won't breathe a word";
    const { engine_events } = play([{ action: "persuade", target_id: "mira", details, effects }], { dice: works });
    const promises = engine_events.filter(({ type }) => type === "promise_made");
    expect(promises.map((event) => event.details["text"])).toEqual(["You promise Mira Sato to never breathe a word."]);
  });
  test("is remembered as it was meant, and earns trust once", () => {
    const once = play([swear]);
    expect(textsOf(once, "promise_made")).toEqual(["You promise Mira Sato to never breathe a word about it."]);
    expect(typesOf(once)).toContain("relationship_changed");
  });
});

test("a blow that is pulled hurts nobody and makes no enemy", () => {
  const tap = { action: "attack", target_id: "brute", details: "I tap him on the shoulder with the flat" };
  const { engine_events } = play([tap], { dice: shines, flags: ["violence"] });
  expect(engine_events.map(({ type }) => type)).not.toContain("harm_taken");
  expect(engine_events).toContainEqual(expect.objectContaining({ type: "nothing_changed" }));
});

test("an action of which everything was refused says that nothing changes", () => {
  const take = { action: "craft", target_id: "", effects: [{ kind: "create", name: "gold crown", at: "pc" }] };
  expect(textsOf(play([take], { dice: works }), "nothing_changed")).toEqual(["Nothing changes by it."]);
});
