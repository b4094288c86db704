import { afterEach, beforeEach, expect, test } from "vitest";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import { Turns } from "freeform-rpg/plugins/turn/queue";
import { scriptedModel } from "freeform-rpg/testing/models";
import { wholeOutputs } from "./engine/whole-packet.ts";
import { openEngine } from "./engine/open-engine.ts";
import type { TestEngine } from "./engine/open-engine.ts";

const move = { about: ["yard"], type: "UNWELCOME_TRUTH", text: "The yard stands open to the road.", threat: "", source: "" };

const createModel = () =>
  scriptedModel({
    "turn/interpreter": { intent: "look", proposed_actions: [{ action: "look", target_id: "", details: "", estimated_minutes: 5 }] },
    "turn/narrator": "You look around the yard.",
    "turn/review": { covered: [], verdicts: [], details: [], threads: [], suggestions: [] },
    "turn/prepare-moves": ({ input }: { input: unknown }) => ({ moves: [{ ...move, about: [placeOf(input)] }] }),
  });

const placeOf = (input: unknown): string => (input as { packet: { scene: { location_id: string } } }).packet.scene.location_id;

let model: ReturnType<typeof createModel>;
let engine: TestEngine;
beforeEach(async () => {
  model = createModel();
  engine = await openEngine({ services: [model], preparesMoves: true });
  await (await engine.kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "ada", seed: "s" });
});
afterEach(() => engine.close());

const play = async (key: string) => {
  const turns = await engine.kernel.use(Turns);
  const run = await turns.play({ campaign_id: "c", user_id: "ada", text: "I look around.", idempotency_key: key });
  return turns.wait(run.id);
};

const prepared = async () => {
  const jobs = await engine.kernel.use(Jobs);
  const rows = await engine.db.database.sql.selectFrom("runs").select(["id", "user_id"]).where("pipeline", "=", "prepare-moves").execute();
  await Promise.all(rows.map(({ id }) => jobs.wait(id)));
  return rows;
};

const planOf = async (turnNo: number): Promise<{ tension_move: string; prepared: unknown[] }> => {
  const { pass_outputs } = await engine.db.database.sql
    .selectFrom("events")
    .select(wholeOutputs)
    .where("campaign_id", "=", "c")
    .where("turn_no", "=", turnNo)
    .where("superseded_by", "is", null)
    .where("kind", "=", "turn")
    .executeTakeFirstOrThrow();
  return (pass_outputs as { plan: { tension_move: string; prepared: unknown[] } }).plan;
};

test("moves are prepared after a turn, and are the next turn's", async () => {
  const first = await play("one");
  expect(await prepared()).toMatchObject([{ user_id: "" }]);
  await play("two");
  expect((await planOf(1)).prepared).toEqual([]);
  expect((await planOf(2)).prepared).toMatchObject([{ text: move.text, type: "unwelcome_truth" }]);
  expect(first.receipts.map(({ prompt_id }) => prompt_id)).not.toContain("turn/prepare-moves");
});

test("no model plans while the player waits", async () => {
  const { receipts } = await play("one");
  expect(receipts.map(({ stage }) => stage)).not.toContain("plan");
});

test("moves that were prepared for turns that a rewind removed are dropped", async () => {
  await play("one");
  await play("two");
  await prepared();
  await engine.db.log.rewind({ campaignId: "c", userId: "ada", turnNo: 1, reason: "" });
  await play("other");
  expect((await planOf(2)).prepared).toEqual([]);
});

test("a job that is late is stale and asks no model", async () => {
  const { event_id } = await play("one");
  await prepared();
  await play("two");
  await prepared();
  const asked = model.count("turn/prepare-moves");
  const jobs = await engine.kernel.use(Jobs);
  const request = { campaign_id: "c", user_id: "ada", actor_id: "x", event_id };
  const late = await jobs.start({ kind: "prepare-moves", userId: "", idempotencyKey: "late", request });
  expect(await jobs.wait(late.id)).toEqual({ moves: [], stale: true });
  expect(model.count("turn/prepare-moves")).toBe(asked);
});

test("a model that fails leaves the turn to code", async () => {
  const silent = scriptedModel({
    "turn/interpreter": { intent: "look", proposed_actions: [{ action: "look", target_id: "", details: "", estimated_minutes: 5 }] },
    "turn/narrator": "You look around the yard.",
    "turn/review": { covered: [], verdicts: [], details: [], threads: [], suggestions: [] },
  });
  await engine.close();
  engine = await openEngine({ services: [silent], preparesMoves: true });
  await (await engine.kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "ada", seed: "s" });
  await play("one");
  await expect(prepared()).rejects.toThrow("turn/prepare-moves");
  expect((await play("two")).turn_no).toBe(2);
});

test("nothing is queued offline", async () => {
  await engine.close();
  engine = await openEngine({ preparesMoves: true });
  await (await engine.kernel.use(Campaigns)).create({ id: "c", scenario_id: "training_yard", user: "ada", seed: "s" });
  await play("one");
  expect(await prepared()).toEqual([]);
});
