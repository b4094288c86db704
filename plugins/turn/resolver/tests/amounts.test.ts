import { describe, expect, test } from "vitest";
import { carried, entity, withEntities } from "../../validator/tests/world.ts";
import { movesOf, play, textsOf } from "./play.ts";

const moved = (action: string | object, given: Parameters<typeof play>[1] = {}) => play([action], given).state_diff.inventory_changes;
const transfer = (item: string, from: string, to: string, quantity: number) => ({ kind: "transfer", item, from, to, quantity });

describe("money", () => {
  test("leaves the purse once, by the sum that the text names", () => {
    const effects = [transfer("cred", "pc", "mira", 50)];
    expect(movesOf(play([{ action: "pay", target_id: "mira", details: "pay Mira 20 of what I owe", effects }]))).toMatchObject({
      cred: -20,
    });
  });
  test("reaches whom it is paid to", () => {
    const result = play([{ action: "pay", target_id: "mira", details: "pay Mira 20" }]);
    expect(result.state_diff.entities_update).toContainEqual({ id: "mira", attrs: { money: 20 } });
    expect(textsOf(result, "effect_applied")).toEqual(["You pay Mira Sato 20 cred."]);
  });
  test("is handed over in the middle of a talk by an effect", () => {
    const result = play([{ action: "talk", target_id: "mira", details: "thank her", effects: [transfer("money", "pc", "mira", 30)] }]);
    expect(movesOf(result)).toMatchObject({ cred: -30 });
    expect(textsOf(result, "effect_applied")).toEqual(["You pay Mira Sato 30 cred."]);
    expect(result.state_diff.entities_update).toContainEqual({ id: "mira", attrs: { money: 30 } });
  });
  test("comes from those who have it", () => {
    const entities = withEntities(entity("mira", "character", "Mira Sato", { money: 40 }));
    const ask = { action: "talk", target_id: "mira", details: "ask for my share", effects: [transfer("cred", "mira", "pc", 40)] };
    const relationships = [{ a_id: "kai", b_id: "mira", rel_type: "trust", intensity: 6, notes: {} }];
    expect(movesOf(play([ask], { parts: { entities, relationships } }))).toMatchObject({ cred: 40 });
    expect(movesOf(play([ask]))["cred"]).toBeUndefined();
  });
  test("is never spent twice: the second payment is refused when the first emptied the purse", () => {
    const pay = (target_id: string) => ({ action: "pay", target_id, details: "300" });
    const result = play([pay("mira"), pay("brute")]);
    expect(movesOf(result)).toMatchObject({ cred: -300 });
    expect(result.blocked_actions).toMatchObject([{ reason: "You cannot pay 300: you have 200." }]);
  });
});

describe("things in numbers", () => {
  const inventory = [carried("rounds", 6)];
  test("change hands in the number named", () => {
    const give = { action: "give", target_id: "mira", details: "hand Mira two of the rounds from the box of rounds" };
    expect(moved(give, { parts: { inventory } })).toEqual([
      { owner_id: "kai", item_id: "rounds", delta: -2 },
      { owner_id: "mira", item_id: "rounds", delta: 2 },
    ]);
  });
  test("lie where they were put down, and no more can be picked up than lie there", () => {
    const put = { action: "drop", target_id: "rounds", details: "drop three rounds" };
    const take = { action: "take", target_id: "rounds", details: "take five rounds" };
    const result = play([put, take], { parts: { inventory } });
    expect(textsOf(result, "item_lost")).toEqual(["You leave 3 of the box of rounds behind."]);
    expect(textsOf(result, "item_acquired")).toEqual(["You now have 3 of the box of rounds."]);
    expect(result.state_diff.inventory_changes).toEqual([]);
  });
  test("that someone hides are not taken from them by name", () => {
    const entities = withEntities(entity("deed", "item", "forged deed", {}, { visibility: "world" }));
    const steal = { action: "steal", target_id: "mira", details: "steal the forged deed from Mira" };
    expect(moved(steal, { dice: [6, 6], parts: { entities, inventory: [carried("deed", 1, "mira")] } })).toEqual([]);
  });
});
