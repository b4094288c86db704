import { expect, test } from "vitest";
import { Resolution } from "freeform-rpg/schemas/turn";
import { sampleWorld } from "freeform-rpg/testing/context";
import { materialOf } from "../material.ts";

const material = (state_diff: object) =>
  materialOf({
    world: sampleWorld(),
    resolution: Resolution.parse({ seed: "s", rolls: [], outcomes: [], engine_events: [], state_diff }),
  });

const enter = { scene_update: { location_id: "landing", present_entity_ids: ["player", "bree", "ghost"] } };

test("a turn that brings nothing new has no material", () => {
  expect(material({})).toEqual([]);
});

test("a place that was entered comes with its cast, features and exits", () => {
  expect(material(enter).slice(0, 3)).toEqual([
    "The Landing: Planks, a bell, a rope that goes nowhere.",
    "Here: Bree Holloway.",
    "Parts of the place: the ferry bell.",
  ]);
});

test("those who are met there have a card of at most two lines", () => {
  const cards = material(enter).slice(3);
  expect(cards[0]).toMatch(/^Bree Holloway: A mapmaker in a man's coat/);
  for (const card of cards) expect(card.split("\n").length).toBeLessThanOrEqual(2);
});

test("who was revealed this turn has a card, who stays hidden has none", () => {
  const hidden = sampleWorld().entities.filter(({ visibility }) => visibility !== "known");
  const [revealed] = hidden;
  const cards = material({ entities_update: [{ id: revealed?.id, visibility: "known" }] });
  expect(cards).toHaveLength(1);
  expect(cards[0]).toContain(revealed?.name);
});

test("nothing that players may not know is in it", () => {
  expect(material(enter).join("\n")).not.toMatch(/SECRET/);
  expect(material({ scene_update: { location_id: "crypt", present_entity_ids: ["ghost"] } }).join("\n")).not.toMatch(/SECRET/);
});

test("who is obscured after the turn has no card", () => {
  const obscured = { scene_update: { ...enter.scene_update, obscured_entity_ids: ["bree"] } };
  expect(material(obscured).join("\n")).not.toContain("Bree");
});

test("a small thing of which nothing is known has no card", () => {
  const brandy = { id: "item-1", type: "item", name: "brandy", attrs: {}, tags: [], visibility: "known" };
  expect(material({ entities_add: [brandy] })).toEqual([]);
  expect(material({ entities_add: [{ ...brandy, attrs: { description: "A thimble of plum brandy." } }] })).toEqual([
    "brandy: A thimble of plum brandy.",
  ]);
});
