import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import type { RowChange } from "freeform-rpg/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCampaign, entity, event, fact, genesis, put, request } from "./fixture.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

const worldOf = async (campaign: string, rows: readonly RowChange[], text = "I look around") => {
  await createCampaign(db, campaign);
  await db.log.append(event(campaign, 0), async () => [...genesis, ...rows]);
  return db.worlds.read(request(campaign, text));
};
const at = (id: string, location_id: string) => entity(id, id, { attrs: { location_id } });
const tagged = (id: string, subject: string, ...tags: string[]): RowChange => {
  const change = fact(id, subject, "world");
  return { ...change, row: { ...change.row, tags } };
};

test("who and what is here, behind an exit, or at a place that was named is near; what is elsewhere is not", async () => {
  const places = [entity("tower", "Zenith Tower", { type: "location" }), at("crate", "bar"), at("pell", "alley"), at("clerk", "tower")];
  const ids = async (campaign: string, text: string) => (await worldOf(campaign, places, text)).entities.map(({ id }) => id);
  expect(await ids("reach", "I look around")).toEqual(expect.arrayContaining(["crate", "pell"]));
  expect(await ids("far-off", "I look around")).not.toContain("clerk");
  expect(await ids("named-place", "I go to Zenith Tower")).toContain("clerk");
});

test("undiscovered facts come for what is carried and what lies here, not for what is behind an exit", async () => {
  const { facts } = await worldOf("at-hand", [
    put("inventory", ["pc", "knife"], { owner_id: "pc", item_id: "knife", qty: 1, flags: {} }),
    at("crate", "bar"),
    at("pell", "alley"),
    ...["knife", "crate", "pell"].map((subject) => fact(`of-${subject}`, subject, "world")),
  ]);
  expect(facts.map(({ id }) => id).toSorted()).toEqual(["of-crate", "of-knife"]);
});

test("facts that a present character may reveal are included on any subject, with the facts that must be discovered before", async () => {
  const { facts } = await worldOf("told", [
    tagged("by-guard", "tide", "told_by:guard", "after:first"),
    tagged("by-nobody", "tide", "told_by:stranger"),
    fact("first", "tide", "known"),
  ]);
  expect(facts.map(({ id }) => id).toSorted()).toEqual(["by-guard", "first"]);
});

test("what is hidden anywhere, and who is elsewhere, is offstage in its shortest form", async () => {
  const { offstage, facts } = await worldOf("offstage", [
    entity("spy", "Orla Venn", { visibility: "dm", attrs: { aliases: ["Venn", 7] } }),
    entity("smith", "Smith"),
    fact("far-secret", "spy", "dm"),
    fact("far-rumour", "smith", "world"),
    fact("far-known", "smith", "known"),
  ]);
  expect(facts).toEqual([]);
  expect(offstage.facts).toEqual([
    { id: "far-rumour", text: "far-rumour" },
    { id: "far-secret", text: "far-secret" },
  ]);
  expect(offstage.names).toEqual([
    { id: "spy", name: "Orla Venn", aliases: ["Venn"], type: "character", visibility: "dm" },
    { id: "smith", name: "Smith", aliases: [], type: "character", visibility: "known" },
  ]);
});

test("what conditions, triggers and guards name comes however far it is, with who holds it and what it promised", async () => {
  const thread = (id: string, more: object): RowChange =>
    put("threads", [id], {
      id,
      title: id,
      type: "QUEST",
      status: "active",
      stakes: {},
      related_entity_ids: [],
      tags: [],
      resolved_when: null,
      failed_when: null,
      ...more,
    });
  const promised = fact("far-promise", "smith", "known");
  const guard = { against: ["transfer"], needs: { known: "far-key" }, refusal: "Not yet." };
  const world = await worldOf("watched", [
    ...["pin", "vault", "smith", "clerk", "bystander"].map((id) => at(id, "tower")),
    entity("knife", "Knife", { type: "item", attrs: { guards: [guard] } }),
    put("inventory", ["clerk", "pin"], { owner_id: "clerk", item_id: "pin", qty: 1, flags: {} }),
    { ...promised, row: { ...promised.row, predicate: "promised" } },
    fact("far-key", "clerk", "world"),
    fact("far-other", "clerk", "world"),
    thread("td-1", { resolved_when: { all: [{ item: "pin", at: "vault" }, { promised: "smith" }] } }),
    thread("td-2", { status: "resolved" }),
    thread("td-3", { status: "resolved" }),
    put("clocks", ["tide"], {
      id: "tide",
      name: "Tide",
      value: 0,
      max: 4,
      triggers: { 4: { text: "It breaks.", effects: [{ kind: "settle", thread: "td-2" }] } },
      tags: [],
    }),
  ]);
  expect(world.entities.map(({ id }) => id)).toEqual(expect.arrayContaining(["pin", "vault", "smith"]));
  expect(world.entities.map(({ id }) => id)).not.toContain("bystander");
  expect(world.inventory).toContainEqual(expect.objectContaining({ owner_id: "clerk", item_id: "pin" }));
  expect(world.facts.map(({ id }) => id).toSorted()).toEqual(["far-key", "far-promise"]);
  expect(world.threads.map(({ id }) => id).toSorted()).toEqual(["td-1", "td-2"]);
});
