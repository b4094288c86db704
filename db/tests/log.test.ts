import { canonicalJson } from "freeform-rpg/kernel";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { NewEvent } from "freeform-rpg/db";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements, createCampaign, drop, entity, event, genesis, playCampaign, put } from "./fixture.ts";

let db: TestDatabase;
beforeAll(async () => void (db = await openTestDatabase()));
afterAll(() => db.close());

const headOf = async (id: string): Promise<{ head_seq: number; current_turn: number }> =>
  db.database.sql.selectFrom("campaigns").select(["head_seq", "current_turn"]).where("id", "=", id).executeTakeFirstOrThrow();

test("a row of every kind of value comes back as it was put", async () => {
  await createCampaign(db, "round");
  const odd = { tags: ["NULL", " a", "b\nc", '"', "{}", "\\u0000"], attrs: { aliases: ["Żółw", "🐉"], n: 0.1, deep: { a: [null, true] } } };
  const { changes } = await db.log.append(event("round", 0), async () => [...genesis, entity("odd", 'O\'Brien \\ "x"', odd)]);
  const state = await db.log.state("round");
  const kept = state.entities.find(({ id }) => id === "odd");
  expect(kept).toMatchObject({ ...odd, name: 'O\'Brien \\ "x"' });
  expect(changes.find(({ key }) => key[0] === "odd")?.row).toEqual(kept);
});

test("text that Postgres rejects is stored with a replacement character", async () => {
  await createCampaign(db, "nul");
  await db.log.append(event("nul", 0, { playerInput: "a\u0000b\ud800", contextPacket: { "k\u0000": "\udfff" } }), async () => [
    ...genesis,
    entity("odd", "N\u0000l"),
  ]);
  expect((await db.log.state("nul")).entities.find(({ id }) => id === "odd")?.name).toBe("N\ufffdl");
  expect(canonicalJson(await db.log.fold("nul"))).toBe(canonicalJson(await db.log.state("nul")));
});

test("the same run appended twice is one event, also at the same time", async () => {
  await playCampaign(db, "twice", 1);
  const again = event("twice", 2);
  const answers = await Promise.all([0, 1, 2].map(() => db.log.append(again, async () => [entity("new", "New")])));
  expect(new Set(answers.map(({ seq }) => seq))).toEqual(new Set([3]));
  expect(answers[0]).toEqual(answers[2]);
  expect(await headOf("twice")).toEqual({ head_seq: 3, current_turn: 2 });
});

test("an event based on an old head is a conflict and changes nothing", async () => {
  await playCampaign(db, "late", 2);
  const before = await db.log.state("late");
  const late = db.log.append(event("late", 2, { runId: "other" }), async () => [drop("entities", ["guard"])]);
  await expect(late).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining('"late"') });
  expect(await db.log.state("late")).toEqual(before);
});

test("bad appends say what is wrong", async () => {
  await playCampaign(db, "bad", 1);
  const append = (more: Partial<NewEvent>, changes: ReturnType<typeof put>[] = []) =>
    db.log.append(event("bad", 2, more), async () => changes);
  await expect(append({ campaignId: "nowhere" })).rejects.toMatchObject({ code: "campaign_not_found" });
  await expect(append({ turnNo: 9 })).rejects.toMatchObject({ code: "turn_out_of_order" });
  await expect(append({ kind: "rewind", turnNo: 1 })).rejects.toMatchObject({ code: "turn_out_of_order" });
  await expect(append({}, [put("clocks", ["c"], { id: "c" })])).rejects.toMatchObject({ code: "row_invalid" });
  await expect(append({}, [put("entities", ["other"], { id: "x", type: "item", name: "X", attrs: {}, tags: [] })])).rejects.toMatchObject({
    code: "row_invalid",
  });
  const huge = put("clocks", ["c"], { id: "c", name: "C", value: 9e9, max: 1, triggers: {}, tags: [] });
  await expect(append({}, [huge])).rejects.toMatchObject({ code: "value_out_of_range" });
  await expect(db.log.state("nowhere")).rejects.toMatchObject({ code: "campaign_not_found" });
  await expect(db.log.fold("nowhere")).rejects.toMatchObject({ code: "campaign_not_found" });
  expect(await headOf("bad")).toEqual({ head_seq: 2, current_turn: 1 });
});

test("a failure at any statement of an append leaves nothing behind", async () => {
  await playCampaign(db, "half", 2);
  const changes = [entity("new", "New"), drop("inventory", ["pc", "knife"]), put("clocks", ["heat"], clock(7))];
  await db.runs.enqueue({ id: "run-3", campaignId: "half", pipeline: "turn", userId: "mara", idempotencyKey: "c", request: {} });
  await db.runs.save({ id: "run-3", campaignId: "half", attempt: 0 }, { artifact: "a", key: "k", value: 1 });
  const before = await everything("half");
  for (let failing = 0; failing < 2; failing += 1) {
    let sent = 0;
    const stop = db.database.onStatement(() => {
      if (sent++ === failing) throw new Error("the disk fell out");
    });
    const attempt = db.log.append(event("half", 3), async (lookup) => {
      await lookup({ entities: [["pc"]] });
      return changes;
    });
    await expect(attempt).rejects.toThrow("the disk fell out");
    stop();
    expect(await everything("half")).toBe(before);
  }
  await db.log.append(event("half", 3), async () => changes);
  expect(await headOf("half")).toEqual({ head_seq: 4, current_turn: 3 });
});

const clock = (value: number) => ({ id: "heat", name: "Heat", value, max: 99, triggers: {}, tags: [] });

const everything = async (id: string): Promise<string> =>
  canonicalJson([
    await headOf(id),
    await db.log.state(id),
    (await db.database.sql.selectFrom("events").select("seq").where("campaign_id", "=", id).execute()).length,
    await db.runs.load({ id: "run-3", campaignId: "half" }),
  ]);

test("an append sends two statements, its lookup is part of the first, however many tables that asks for", async () => {
  await playCampaign(db, "count", 1);
  const sent = await countStatements(db, () =>
    db.log.append(event("count", 2), async (lookup) => {
      const found = await lookup({
        entities: [["nobody"]],
        inventory: [
          ["pc", "knife"],
          ["pc", "nothing"],
          ["pc", "knife"],
        ],
      });
      expect(found.inventory).toEqual([{ owner_id: "pc", item_id: "knife", qty: 1, flags: {} }]);
      expect([...found.entities, ...found.clocks]).toEqual([]);
      return [entity("a", "A"), entity("b", "B"), put("clocks", ["heat"], clock(3)), drop("inventory", ["pc", "knife"])];
    }),
  );
  expect(sent).toHaveLength(2);
});

test("an append forgets what its run had made, and no other's", async () => {
  await playCampaign(db, "made", 0);
  for (const [id, key] of [
    ["run-1", "a"],
    ["run-x", "b"],
  ] as const)
    await db.runs.enqueue({ id, campaignId: "made", pipeline: "turn", userId: "mara", idempotencyKey: key, request: {} });
  await db.runs.save({ id: "run-1", campaignId: "made", attempt: 0 }, { artifact: "turn/plan", key: "k", value: {} });
  await db.runs.save({ id: "run-x", campaignId: "made", attempt: 0 }, { artifact: "turn/plan", key: "k", value: {} });
  await db.log.append(event("made", 1), async () => []);
  expect(await db.runs.load({ id: "run-1", campaignId: "made" })).toEqual([]);
  expect(await db.runs.load({ id: "run-x", campaignId: "made" })).toHaveLength(1);
});
