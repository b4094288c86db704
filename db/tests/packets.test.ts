import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeJson } from "../json.ts";
import { diffJson, patchJson } from "../log/packet-patch.ts";
import type { Patch, Value } from "../log/packet-patch.ts";
import { outputsOf } from "../log/outputs.ts";
import { packetOf, packetPart } from "../log/packets.ts";
import { conversation } from "../worlds/conversation-query.ts";
import { createCampaign, event, genesis } from "./fixture.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

const patched = async (base: unknown, patch: unknown): Promise<unknown> => {
  const { rows } = await sql<{ made: unknown }>`
    select patched(${encodeJson(base)}::jsonb, ${encodeJson(patch)}::jsonb) as made`.execute(db.database.sql);
  return rows[0]?.made;
};

const numbered = fc
  .tuple(fc.constantFrom("known", "it needs 7, and ", "٣ "), fc.nat(12))
  .map(([text, number]) => `${text}${number} are left`);
const lines = fc.array(fc.constantFrom("", "Turns 1 to 9: rain.", "Turn 2.", "$1", "\\1"), { maxLength: 5 }).map((some) => some.join("\n"));
const item = fc.record({
  id: fc.constantFrom("a", "b", "c"),
  kind: fc.constantFrom("fact", "item"),
  reason: fc.oneof(fc.nat(3), numbered),
});
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, 0, 1.5, "", "x"),
    fc.array(item, { maxLength: 5 }),
    numbered,
    lines,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "v", "o", "l", "__proto__"), tie("value")),
  ),
}));
const json = value.map((made) => JSON.parse(JSON.stringify(made)));

test("differences make the later value of the earlier one, in SQL and in TypeScript", async () => {
  await fc.assert(
    fc.asyncProperty(json, json, async (base, next) => {
      const patch = diffJson(base, next);
      expect(patchJson(base, patch)).toEqual(next);
      expect(await patched(base, patch)).toEqual(next);
    }),
    { numRuns: 300 },
  );
});

test("texts that differ in a number or a line, and neighbours that differ alike, are little to store", () => {
  const left = (count: number) => [1, 2, 3].map((id) => ({ id: `${id}`, kind: "fact", reason: `it needs ${id}, and ${count} are left` }));
  expect(diffJson(left(36), left(14))).toEqual({ l: [[0, 3, { o: { reason: { m: "14" } } }]] });
  const summary = ["It rains for days, and nobody comes.", "The bell is sold.", "A ship is seen."];
  expect(diffJson(summary.slice(0, 2).join("\n"), summary.slice(1).join("\n"))).toEqual({ t: [[1, 1], { v: "A ship is seen." }] });
});

const path = fc.array(fc.constantFrom("a", "b", "c", "v", "o", "l"), { maxLength: 3 });

test("a part of a packet is read without making the whole", async () => {
  await fc.assert(
    fc.asyncProperty(json, json, path, async (base, next, fields) => {
      const { rows } = await sql<{ part: unknown; whole: unknown }>`
        select patched_part(base, patch, fields) as part, patched(base, patch) #> fields as whole
        from (select ${encodeJson(base)}::jsonb as base, ${encodeJson(diffJson(base, next))}::jsonb as patch,
          array(select jsonb_array_elements_text(${encodeJson(fields)}::jsonb)) as fields) given`.execute(db.database.sql);
      expect(rows[0]?.part).toEqual(rows[0]?.whole);
    }),
    { numRuns: 300 },
  );
});

const long = (turn: number) => ({
  turn_no: turn,
  selection: Array.from({ length: 40 }, (_, nth) => ({ id: `f${nth}`, kind: "fact", reason: nth === turn ? "asked for" : "known" })),
});

const begin = async (campaign: string): Promise<void> => {
  await createCampaign(db, campaign);
  await db.log.append(event(campaign, 0), async () => genesis);
};

/** A packet of which more is another with each turn. */
const growing = (turn: number) => ({
  turn_no: turn,
  selection: Array.from({ length: 100 }, (_, nth) => ({ id: `f${nth}`, kind: "fact", reason: nth < turn ? "asked for" : "known" })),
  gone: turn % 2 === 0 ? null : { deep: { turn } },
});

test("differences that grow begin from a nearer packet, and parts are read through all of them", async () => {
  await begin("growing");
  const turns = Array.from({ length: 58 }, (_, nth) => nth + 1);
  for (const turn of turns) await append("growing", turn, growing(turn));
  const { rows } = await sql<{ seq: number; base: number | null; packet: unknown; part: unknown; turn: unknown }>`
    select seq, packet_base as base, ${packetOf(sql`events`)} as packet, ${packetPart(sql`events`, "selection")} as part,
      ${packetPart(sql`events`, "gone", "deep", "turn")} as turn
    from events where campaign_id = 'growing' and kind = 'turn' order by seq`.execute(db.database.sql);
  const bases = new Map(rows.map(({ seq, base }) => [seq, base]));
  const depthOf = (seq: number | null): number => (seq === null ? -1 : 1 + depthOf(bases.get(seq) ?? null));
  expect(new Set(rows.map(({ seq }) => depthOf(seq)))).toEqual(new Set([0, 1, 2, 3]));
  for (const [nth, { packet, part, turn }] of rows.entries()) {
    const whole = growing(nth + 1);
    expect([packet, part, turn]).toEqual([whole, whole.selection, whole.gone?.deep.turn ?? null]);
  }
  const { rows: read } = await sql<{ base: { packet: Value; patches: readonly Patch[] } }>`
    select ${conversation(sql`'growing'`, null)} -> 'base' as base`.execute(db.database.sql);
  expect(read[0]?.base.patches.reduce<Value>(patchJson, read[0].base.packet)).toEqual(growing(46));
});

const append = (campaign: string, turn: number, packet: unknown) =>
  db.log.append(event(campaign, turn, { contextPacket: packet }), async () => []);

const rowsOf = async (campaign: string) => {
  const { rows } = await sql<{ base: number | null; packet: unknown; bytes: number }>`
    select packet_base as base, ${packetOf(sql`events`)} as packet, coalesce(length(packet_patch), length(context_packet::text)) as bytes
    from events where campaign_id = ${campaign} and kind = 'turn' order by seq`.execute(db.database.sql);
  return rows;
};

test("a packet that is much like an earlier one is stored as its differences, and read whole", async () => {
  await begin("like");
  for (let turn = 1; turn <= 4; turn += 1) await append("like", turn, long(turn));
  await append("like", 5, { turn_no: 5, selection: ["another place"] });
  await append("like", 6, null);
  const rows = await rowsOf("like");
  expect(rows.map(({ base }) => base)).toEqual([null, 2, 3, 4, null, null]);
  expect(rows.map(({ packet }) => packet)).toEqual([...[1, 2, 3, 4].map(long), { turn_no: 5, selection: ["another place"] }, null]);
  expect(rows[3]?.bytes).toBeLessThan(200);
});

test("a party that comes back to a place is compared with what it met there", async () => {
  await begin("back");
  const at = (turn: number, place: string) => ({
    ...long(turn),
    scene: { location_id: place },
    around: Array.from({ length: 40 }, (_, nth) => `${place} has a corner ${nth}`),
  });
  for (const [nth, place] of ["bar", "street", "bar", "street"].entries()) await append("back", nth + 1, at(nth + 1, place));
  const rows = await rowsOf("back");
  expect(rows.map(({ base }) => base)).toEqual([null, null, 2, 3]);
  expect(rows[3]?.packet).toEqual(at(4, "street"));
});

test("another server, and a campaign that comes back under the same id, begin with a whole packet", async () => {
  await begin("again");
  await append("again", 1, long(1));
  await using other = await db.beside();
  await other.log.append(event("again", 2, { contextPacket: long(2) }), async () => []);
  await sql`update events set run_id = 'of another life' where campaign_id = 'again' and seq = 2`.execute(db.database.sql);
  await append("again", 3, long(3));
  expect((await rowsOf("again")).map(({ base, packet }) => [base, packet])).toEqual([1, 2, 3].map((turn) => [null, long(turn)]));
});

const outputs = {
  reconciliation: { engine_events: [{ type: "e" }], state_diff: { clocks: [] }, dropped: [] },
  resolution: { engine_events: [{ type: "e" }, { type: "more" }], state_diff: { clocks: [] }, rolls: [3], seed: "s" },
  draft: { text: "You wait.", streamed: true },
  narration: { output: { final_text: "You wait.", next_prompt: "?" }, source: "model" },
  settings: { name: "Like", calibration: { preset: "noir" } },
};
const told = { finalText: "You wait.", engineEvents: [{ type: "e" }], stateDiff: { clocks: [] }, rolls: [3] };

test("what other columns of an event hold is not stored in its outputs again, and is read with them", async () => {
  await begin("outputs");
  const appendWith = (turn: number, passOutputs: object) =>
    db.log.append(event("outputs", turn, { ...told, passOutputs, contextPacket: long(turn) }), async () => []);
  const given = [
    outputs,
    outputs,
    outputs,
    { ...outputs, settings: { name: "Other" }, resolution: null, draft: { text: "Another draft." } },
  ];
  for (const [at, one] of given.entries()) await appendWith(at + 1, one);
  const { rows } = await sql<{ whole: unknown; stored: unknown }>`
    select ${outputsOf(sql`events`)} as whole, pass_outputs as stored from events where campaign_id = 'outputs' and kind = 'turn' order by seq`.execute(
    db.database.sql,
  );
  expect(rows.map(({ whole }) => whole)).toEqual(given);
  expect(rows[1]?.stored).toEqual({
    reconciliation: { dropped: [] },
    resolution: { engine_events: [{ type: "e" }, { type: "more" }], seed: "s" },
    draft: { streamed: true },
    narration: { output: { next_prompt: "?" }, source: "model" },
    settings: "base",
  });
  expect(rows[2]?.stored).toEqual(rows[1]?.stored);
  expect(rows[3]?.stored).toMatchObject({ resolution: null, draft: { text: "Another draft." }, settings: { name: "Other" } });
});
