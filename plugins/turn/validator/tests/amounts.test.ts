import { describe, expect, test } from "vitest";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { carried, entity, withEntities, worldOf } from "./world.ts";

type Parts = Parameters<typeof worldOf>[0];
const rule = (action: string, target_id: string, details: string, { effects = [], ...parts }: Parts & { effects?: object[] } = {}) =>
  validate(InterpreterOutput.parse({ intent: action, proposed_actions: [{ action, target_id, details, effects }] }), worldOf(parts));
const given = (...args: Parameters<typeof rule>) => rule(...args).allowed_actions[0]?.effects;
/** What is handed to a person moves once: by an effect, and not by the price as well. */
const paid = (...args: Parameters<typeof rule>) => {
  expect(rule(...args).allowed_actions[0]?.costs["cred"]).toBeUndefined();
  return given(...args)?.find(({ kind, item, to }) => kind === "transfer" && item === "cred" && to === "mira")?.["quantity"];
};

describe("a payment is the sum that the text names", () => {
  test.each([
    ["pay", "pay 20 of what I owe", 20],
    ["pay", "I pay her twenty of the 50 I owe", 20],
    ["pay", "pay Mira twenty-five cred", 25],
    ["pay", "pay half of what I have", 250],
    ["pay", "pay her all of it", 500],
    ["pay", "tip her a hundred for 2 drinks", 100],
    ["bribe", "offer her a bribe of 100", 100],
    ["bribe", "bribe her with 20 cred", 20],
    ["bribe", "bribe her", 50],
    ["pay", "pay her for 2 drinks", undefined],
    ["give", "give Mira 20 cred", 20],
    ["give", "hand her forty in coins", 40],
    ["give", 'hand her the lamp. "What is it worth? I have forty cred."', undefined],
  ])("%s: %s", (action, details, sum) => {
    expect(paid(action, "mira", details)).toBe(sum);
    expect(given(action, "mira", details)).toHaveLength(sum === undefined ? 0 : 1);
  });
  test("or that an effect names, when the text has none", () => {
    const effects = [{ kind: "transfer", item: "money", from: "pc", to: "mira", quantity: 30 }];
    expect(paid("pay", "mira", "I pay her for her trouble", { effects })).toBe(30);
    expect(given("pay", "mira", "I pay her for her trouble", { effects })).toHaveLength(1);
  });
  test("also where the money is named as what is handed over", () => {
    const effects = [{ kind: "transfer", item: "cred", from: "pc", to: "mira", quantity: 20 }];
    const action = { action: "give", target_id: "mira", details: "I put twenty into her hand", instrument: "cred", effects };
    const { allowed_actions } = validate(InterpreterOutput.parse({ intent: "x", proposed_actions: [action] }), worldOf());
    expect(allowed_actions[0]?.effects).toMatchObject([{ kind: "transfer", item: "cred", to: "mira", quantity: 20 }]);
  });
  test("what nobody takes is a price", () => {
    const [put] = rule("pay", "", "put 20 on the bar").allowed_actions;
    expect(put).toMatchObject({ costs: { cred: 20 }, effects: [] });
  });
  test.each([
    ["pay", "pay her 501", "You cannot pay 501: you have 500."],
    ["give", "give Mira six hundred cred", "You cannot pay 600: you have 500."],
    ["bribe", "bribe her with a thousand", "You cannot pay 1000: you have 500."],
  ])("%s: %s is refused", (action, details, reason) => {
    expect(rule(action, "mira", details).blocked_actions).toMatchObject([{ code: "missing_item", reason }]);
  });
  test("nothing else that is carried makes up for what the purse lacks", () => {
    const entities = withEntities(entity("chip", "item", "cred chip", { uses: ["cred"] }));
    expect(rule("pay", "mira", "pay her 501", { entities, inventory: [carried("chip")] }).blocked_actions).toHaveLength(1);
  });
});

test("money that someone does not have is not taken from them", () => {
  const effects = [{ kind: "transfer", item: "cred", from: "mira", to: "pc", quantity: 40 }];
  expect(rule("talk", "mira", "ask for my share", { effects }).allowed_actions[0]?.refused_effects).toMatchObject([
    { reason: "Mira Sato cannot pay 40: there is 0." },
  ]);
});

describe("things are given in the number that the text names", () => {
  const armed = { inventory: [carried("rounds", 6), carried("pistol")], entities: withEntities(entity("rounds", "item", "pistol rounds")) };
  test.each([
    ["give Mira two rounds", 2],
    ["give Mira 4 of the rounds", 4],
    ["give Mira half of the rounds", 3],
    ["give Mira all of my rounds", 6],
    ["give Mira the rounds", 6],
    ["give Mira a round", 1],
  ])("%s", (details, quantity) => {
    expect(given("give", "mira", details, armed)).toEqual([{ kind: "transfer", item: "rounds", from: "kai", to: "mira", quantity }]);
  });
  test("and never more than there are", () => {
    expect(rule("give", "mira", "give Mira ten rounds", armed).blocked_actions).toMatchObject([
      { code: "missing_item", reason: "You cannot part with 10 of the pistol rounds: you have 6." },
    ]);
  });
  test("whatever number the place bears", () => {
    expect(rule("put", "pistol", "put the pistol in locker 0417", armed).blocked_actions).toEqual([]);
  });
  test("of a thing in a list of people", () => {
    expect(given("give", "mira", "give Mira the pistol in front of 2 guards", armed)).toMatchObject([{ item: "pistol", quantity: 1 }]);
  });
});

describe("what is put away stays with its owner", () => {
  const inventory = [carried("picks")];
  test.each(["put the picks away", "fold the picks away", "I put the picks in my pocket", "slip the picks into my left boot"])(
    "%s",
    (details) => expect(given("put", "picks", details, { inventory })).toEqual([]),
  );
  test("and what is put down does not", () => {
    expect(given("put", "picks", "put the picks on the table", { inventory })).toMatchObject([{ kind: "place", item: "picks" }]);
  });
  test("nor what something else is put into", () => {
    const proposed = { action: "put", target_id: "", recipient: "picks", details: "put the ribbon between the picks", effects: [] };
    const interpretation = InterpreterOutput.parse({ intent: "put", proposed_actions: [proposed] });
    expect(validate(interpretation, worldOf({ inventory })).allowed_actions[0]?.effects ?? []).toEqual([]);
  });
});
