import { join } from "node:path";
import { actionsOf, clockRolesOf, engineActions, hasTrait, openCatalogue, ownRows } from "freeform-rpg/plugins/rules/actions/lib";
import { openSystemRepository } from "freeform-rpg/plugins/rules/systems/lib";
import { ActionRows } from "freeform-rpg/schemas/rules";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..", "..");

describe("the engine's catalogue", () => {
  test("finds an action by its verb, a synonym, a phrase, or the first word of one", () => {
    const words = ["talk", "Talk to", "stab", "pick up", "pickup", "pick-up", "greet_the_guard", "Convince"];
    expect(words.map((word) => engineActions().find(word).verb)).toEqual([
      "talk",
      "talk",
      "attack",
      "take",
      "take",
      "take",
      "talk",
      "persuade",
    ]);
  });
  test("gives every word to one action", () => {
    const words = engineActions().all.flatMap(({ verb, synonyms }) => [verb, ...synonyms]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
  test("treats an unknown word as the default row says", () => {
    expect(engineActions().find("Juggle")).toMatchObject({
      verb: "juggle",
      roll: "always",
      minutes: 5,
      cost: {},
      family: "other",
      traits: [],
    });
  });
  test("answers by trait", () => {
    expect([
      engineActions().is("bribe", "social"),
      engineActions().is("bribe", "violent"),
      engineActions().is("go", "violent", "moving"),
    ]).toEqual([true, false, true]);
    expect(hasTrait(engineActions().find("stab"), "violent")).toBe(true);
  });
});

describe("a game's rows", () => {
  const jinx = { like: "deceive", synonyms: "hoodoo put_a_hex_on", minutes: 7, cost: { luck: 1 } };
  test("add an action that takes from another what they leave out, its words apart", () => {
    const { find } = actionsOf({ actions: ActionRows.parse({ jinx }) });
    expect(find("put a hex on")).toMatchObject({ verb: "jinx", minutes: 7, cost: { luck: 1 }, situation: "detected", family: "deceive" });
    expect(find("bluff").verb).toBe("deceive");
  });
  test("change one field and keep the others", () => {
    const { find } = actionsOf({ actions: ActionRows.parse({ hack: { minutes: 40 } }) });
    expect(find("hack")).toMatchObject({ minutes: 40, cost: { heat: 1, time: 1 } });
  });
  test("take a word from another action", () => {
    expect(actionsOf({ actions: ActionRows.parse({ shadowbox: { synonyms: ["spar"] } }) }).find("spar").verb).toBe("shadowbox");
  });
  test("are told apart from the engine's own", async () => {
    const system = await openSystemRepository(join(root, "systems")).load("sum_bands");
    expect(ownRows(system)).toEqual({});
    expect(ownRows(system)).toBe(ownRows(system));
    expect(ownRows(system)).toSatisfy(Object.isFrozen);
    expect(Object.keys(ownRows({ actions: { ...system.actions, jinx: ActionRows.parse({ jinx })["jinx"] ?? {} } }))).toEqual(["jinx"]);
  });
  test("name the clocks that rules move", () => {
    expect(clockRolesOf({ clock_roles: { money: "gold" } })).toMatchObject({ money: "gold", harm: "harm" });
  });
  test.each([
    ["an unknown action", { jinx: { like: "bewitch" } }, "action_unknown"],
    ["itself", { jinx: { like: "hex" }, hex: { like: "jinx" } }, "action_cycle"],
  ])("cannot be like %s", (_, rows, code) => {
    expect(() => openCatalogue(ActionRows.parse(rows))).toThrow(expect.objectContaining({ code }));
  });
});

describe("a partial price of a game", () => {
  const { find } = actionsOf({
    actions: ActionRows.parse({
      hack: { cost: { tide: 1, heat: 0 } },
      sneak: { mixed: { tide: 2 }, failure: { consequential: { tide: 1 } } },
    }),
  });
  test("keeps the other clocks of the engine's row, unless it takes them out", () => {
    expect(find("hack").cost).toEqual({ heat: 0, time: 1, tide: 1 });
  });
  test("adds to what the default row says, mode by mode", () => {
    expect(find("sneak").mixed).toEqual({ time: 1, tide: 2 });
    expect(find("sneak").failure).toMatchObject({ forgiving: { time: 1 }, consequential: { heat: 1, tide: 1 } });
  });
});
