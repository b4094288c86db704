import { describe, expect, test } from "vitest";
import { carried, entity, withEntities, worldOf } from "../../validator/tests/world.ts";
import { play, textsOf } from "./play.ts";

const satchel = entity("satchel", "item", "satchel");
const letter = (attrs: object = {}) => entity("letter", "item", "sealed note", { ...attrs });
const packed = { inventory: [carried("satchel"), carried("letter")], entities: withEntities(satchel, letter({ inside: "satchel" })) };
const loose = { ...packed, entities: withEntities(satchel, letter()) };
const stockOf = (turn: ReturnType<typeof play>): string[] =>
  turn.state_diff.inventory_changes.map(({ owner_id, item_id, delta }) => `${owner_id} ${item_id} ${delta}`).toSorted();

describe("what is put into something that is carried", () => {
  test.each([
    ["by its words", { action: "put", target_id: "letter", details: "I put the note into my satchel" }],
    [
      "by an effect",
      {
        action: "put",
        target_id: "letter",
        recipient: "satchel",
        details: "I stow it",
        effects: [{ kind: "place", item: "letter", at: "satchel" }],
      },
    ],
  ])("stays carried, and is in it: %s", (_, action) => {
    const turn = play([action], { parts: loose });
    expect(stockOf(turn)).toEqual([]);
    expect(turn.state_diff.entities_update).toMatchObject([{ id: "letter", attrs: { inside: "satchel" } }]);
    expect(textsOf(turn, "effect_applied")).toEqual(["The sealed note is now in the satchel."]);
  });

  test("goes along when that is given away", () => {
    const turn = play([{ action: "give", target_id: "mira", instrument: "satchel", details: "I give Mira the satchel" }], {
      parts: packed,
    });
    expect(stockOf(turn)).toEqual(["kai letter -1", "kai satchel -1", "mira letter 1", "mira satchel 1"]);
    expect(textsOf(turn, "item_lost")).toEqual(["Mira Sato now has the satchel.", "Mira Sato now has the sealed note."]);
  });

  test("lies with it when that is put down", () => {
    const turn = play([{ action: "drop", target_id: "satchel", details: "I put the satchel down" }], { parts: packed });
    expect(stockOf(turn)).toEqual(["kai letter -1", "kai satchel -1"]);
    expect(turn.state_diff.entities_update).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: "letter", attrs: { location_id: "bar", placed_at: "satchel" } })]),
    );
  });

  test("is picked up with it", () => {
    const lying = { location_id: "bar" };
    const entities = withEntities(
      entity("satchel", "item", "satchel", lying),
      letter({ inside: "satchel", placed_at: "satchel", ...lying }),
    );
    const scene = { ...worldOf().scene, present_entity_ids: ["kai", "satchel", "letter"] };
    const turn = play([{ action: "take", target_id: "satchel", details: "I take the satchel" }], { parts: { entities, scene } });
    expect(stockOf(turn)).toEqual(["kai letter 1", "kai satchel 1"]);
  });

  test("is in it no more once it is given away by itself", () => {
    const turn = play([{ action: "give", target_id: "mira", instrument: "letter", details: "I give Mira the note" }], { parts: packed });
    expect(stockOf(turn)).toEqual(["kai letter -1", "mira letter 1"]);
    expect(turn.state_diff.entities_update).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: "letter", attrs: expect.objectContaining({ inside: null }) })]),
    );
  });
});

test("what is put into something that is not carried leaves the hand", () => {
  const parts = {
    inventory: [carried("letter")],
    entities: withEntities(entity("satchel", "item", "satchel", { location_id: "bar" }), letter()),
  };
  const scene = { ...worldOf().scene, present_entity_ids: ["kai", "satchel"] };
  const effects = [{ kind: "place", item: "letter", at: "satchel" }];
  const turn = play([{ action: "put", target_id: "letter", details: "I put the note into the satchel", effects }], {
    parts: { ...parts, scene },
  });
  expect(stockOf(turn)).toEqual(["kai letter -1"]);
});

describe("a book", () => {
  const put = (thing: string, book: string) => {
    const effects = [{ kind: "place", item: "letter", at: "satchel" }];
    const action = { action: "put", target_id: "letter", details: "I put it there", effects };
    const entities = withEntities(entity("satchel", "item", book), entity("letter", "item", thing));
    return stockOf(play([action], { parts: { ...loose, entities } }));
  };
  test.each([
    ["sealed note", "register of tolls"],
    ["blue ribbon", "ledger"],
    ["torn pages", "Emeric's journal"],
    ["photograph of the crew", "prayer book"],
    ["charcoal drawings", "parish accounts"],
  ])("holds the %s: %s", (thing, book) => {
    expect(put(thing, book)).toEqual([]);
  });
  test.each([
    ["brass seal", "register of tolls"],
    ["pistol", "ledger"],
    ["notebook", "parish register"],
    ["sealed note", "brass lamp"],
  ])("holds no %s: %s", (thing, book) => {
    expect(put(thing, book)).toEqual(["kai letter -1"]);
  });
});

test("what is put between the pages of a book in hand stays with it", () => {
  const entities = withEntities(entity("satchel", "item", "register of tolls"), letter());
  const turn = play([{ action: "put", target_id: "letter", details: "I slip the note between the leaves of the register" }], {
    parts: { ...loose, entities },
  });
  expect(turn.state_diff.entities_update).toMatchObject([{ id: "letter", attrs: { inside: "satchel" } }]);
});

test("what is put into a thing that lies there is picked up with it", () => {
  const lying = entity("satchel", "item", "satchel", { location_id: "bar" });
  const parts = { inventory: [carried("letter")], entities: withEntities(lying, letter()) };
  const scene = { ...worldOf().scene, present_entity_ids: ["kai", "satchel"] };
  const effects = [{ kind: "place", item: "letter", at: "satchel" }];
  const actions = [
    { action: "put", target_id: "letter", details: "I put the note into the satchel", effects },
    { action: "take", target_id: "satchel", details: "I take the satchel" },
  ];
  expect(stockOf(play(actions, { parts: { ...parts, scene } }))).toEqual(["kai satchel 1"]);
});
