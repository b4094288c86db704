import fc from "fast-check";
import { canonicalJson } from "freeform-rpg/kernel";
import { diffStates, emptyState, putRows } from "freeform-rpg/db/lib";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import type { RowChange } from "freeform-rpg/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCampaign, drop, entity, event, fact, put } from "./fixture.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

const id = fc.constantFrom("a", "b", "Ä", "z:1", "\u{1f409}", "B");
const text = fc.string({ unit: "grapheme", maxLength: 8 });

const change: fc.Arbitrary<RowChange> = fc.oneof(
  fc.tuple(id, text, fc.jsonValue({ maxDepth: 2 })).map(([key, name, x]) => entity(key, `n${name}`, { attrs: { x }, tags: [name] })),
  fc
    .tuple(id, id, fc.integer({ min: 0, max: 9 }))
    .map(([owner_id, item_id, qty]) => put("inventory", [owner_id, item_id], { owner_id, item_id, qty, flags: {} })),
  fc.tuple(id, fc.double({ min: 0, max: 1, noNaN: true })).map(([key, confidence]) => {
    const { table, row } = fact(key, "a", "world");
    return put(table, [key], { ...row, confidence });
  }),
  id.map((key) => drop("entities", [key])),
  fc.tuple(id, id).map((key) => drop("inventory", key)),
);

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("turn" as const), changes: fc.array(change, { maxLength: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("edit" as const), changes: fc.array(change, { maxLength: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("rewind" as const), back: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("snapshot" as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let campaigns = 0;

test("after any history the tables are the fold of the log, with snapshots and without", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const campaign = `fold-${(campaigns += 1)}`;
      await createCampaign(db, campaign);
      await db.log.append(event(campaign, 0), async () => [entity("a", "A")]);
      const states = [canonicalJson(await db.log.state(campaign))];
      for (const next of steps) await take(campaign, next, states);
      const tables = canonicalJson(await db.log.state(campaign));
      expect(canonicalJson(await db.log.fold(campaign))).toBe(tables);
      expect(canonicalJson(await db.log.fold(campaign, { fromStart: true }))).toBe(tables);
      for (const [turnNo, state] of states.entries()) expect(canonicalJson(await db.log.fold(campaign, { turnNo }))).toBe(state);
    }),
    { numRuns: 40 },
  );
});

/** Takes a step and records `states[n]`, the state after turn `n`. */
const take = async (campaign: string, next: Step, states: string[]): Promise<void> => {
  const head = await db.database.sql
    .selectFrom("campaigns")
    .select(["head_seq", "current_turn"])
    .where("id", "=", campaign)
    .executeTakeFirstOrThrow();
  const turn = head.current_turn;
  if (next.do === "snapshot") return db.log.snapshot(campaign);
  if (next.do === "rewind") {
    if (turn === 0) return;
    const turnNo = Math.max(0, turn - next.back);
    await db.log.rewind({ campaignId: campaign, userId: "dm", turnNo, reason: "" });
    states.length = turnNo + 1;
    return;
  }
  const turnNo = next.do === "turn" ? turn + 1 : turn;
  await db.log.append(event(campaign, head.head_seq, { kind: next.do, turnNo }), async () => next.changes);
  states[turnNo] = canonicalJson(await db.log.state(campaign));
};

test("putting the difference of two states into the one gives the other", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), fc.array(change, { maxLength: 12 }), (one, other) => {
      const from = putRows(emptyState(), one);
      const to = putRows(emptyState(), other);
      expect(canonicalJson(putRows(from, diffStates(from, to)))).toBe(canonicalJson(to));
      expect(diffStates(from, from)).toEqual([]);
    }),
  );
});
