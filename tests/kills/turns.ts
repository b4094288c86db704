import type { ClaimedRun } from "freeform-rpg/db";
import type { TestDatabase } from "freeform-rpg/db/testing";
import type { RowChange } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { findGaps } from "../soak/check-tables.ts";

/** The campaigns in which processes play and die. */
export const campaigns: readonly string[] = Array.from({ length: 8 }, (_, nth) => `c${nth}`);

/** Creates the campaigns with the first event of each. */
export const createCampaigns = async (db: TestDatabase): Promise<void> => {
  const system = JSON.stringify({ id: "plain", name: "Plain", resolution: { method: "sum_bands" } });
  for (const id of campaigns) {
    await db.database.sql.insertInto("campaigns").values({ id, name: "Test", seed: "seed", system }).execute();
    await db.log.append(eventOf({ campaignId: id, runId: null, head: 0, turn: 0, text: "" }), async () => [clock(0)]);
  }
};

/** Whether the run's turn is in the log. */
export const findTurn = async ({ database }: TestDatabase, { id, campaignId }: ClaimedRun): Promise<boolean> => {
  const found = database.sql
    .selectFrom("events")
    .select("seq")
    .where("campaign_id", "=", campaignId ?? "")
    .where("run_id", "=", id);
  return (await found.executeTakeFirst()) !== undefined;
};

/** Appends the run's turn: it counts a clock. */
export const commitTurn = async (db: TestDatabase, { id, campaignId, attempt }: ClaimedRun, text: string): Promise<void> => {
  const head = await db.database.sql
    .selectFrom("campaigns")
    .select(["head_seq", "current_turn"])
    .where("id", "=", campaignId ?? "")
    .executeTakeFirstOrThrow();
  const turn = head.current_turn + 1;
  const event = eventOf({ campaignId: campaignId ?? "", runId: id, head: head.head_seq, turn, text });
  await db.log.append({ ...event, attempt }, async () => [clock(turn)]);
};

/** Stores an answer that was paid for, once for each plan. */
export const recordAnswer = async (db: TestDatabase, { id, campaignId }: ClaimedRun, plan: string): Promise<void> => {
  const paid = await db.database.sql
    .selectFrom("model_calls")
    .select("id")
    .where("campaign_id", "=", campaignId ?? "")
    .where("request_key", "=", plan)
    .executeTakeFirst();
  if (paid !== undefined) return;
  const call = { id: plan, runId: id, campaignId: campaignId ?? "", stage: "tell", promptId: "tell", promptVersion: "1" };
  await db.runs.recordCall({ ...call, requestKey: plan, request: null, reply: plan, receipt });
};

/** What is wrong in the tables when all has been played; `accepted` are the runs that processes were promised. */
export const findFaults = async (db: TestDatabase, accepted: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ what: string }>`
    select 'lost: ' || a || ' is ' || coalesce(r.status, 'nowhere') as what
    from jsonb_array_elements_text(${JSON.stringify(accepted)}::jsonb) a left join runs r on r.id = a
    where r.status is distinct from 'finished' or not exists (select from events e where e.campaign_id = r.campaign_id and e.run_id = r.id)
    union all
    select 'twice: ' || run_id from events where run_id is not null group by campaign_id, run_id having count(*) > 1
    union all
    select 'ended twice: ' || run_id from run_events, run_events_of(run_id, event) as one(told) where told ->> 'type' in ('run_finished', 'run_failed')
      group by campaign_id, run_id having count(*) <> 1
    union all
    select 'not finished: ' || id || ' is ' || status from runs where status <> 'finished'
    union all
    select 'another answer than was paid for: ' || e.run_id from events e where e.run_id is not null
      and not exists (select from model_calls m where m.campaign_id = e.campaign_id and m.run_id = e.run_id and m.request_key = e.final_text)
    union all
    select 'artifacts of ' || run_id from run_artifacts`.execute(db.database.sql);
  return [...rows.map(({ what }) => what), ...(await findGaps(db)).map((what) => `gaps: ${what}`)];
};

const receipt = {
  stage: "tell",
  prompt_id: "tell",
  prompt_version: "1",
  provider: "none",
  model: "none",
  tier: "cheap",
  input_tokens: 1,
  output_tokens: 1,
  cache_read_tokens: 0,
  cost: 1,
  ms: 1,
  attempts: 1,
} as const;

const clock = (value: number): RowChange => ({
  table: "clocks",
  key: ["turns"],
  row: { id: "turns", name: "Turns", value, max: 100_000, triggers: {}, tags: [] },
});

interface Place {
  readonly campaignId: string;
  readonly runId: string | null;
  readonly head: number;
  readonly turn: number;
  readonly text: string;
}

const eventOf = ({ campaignId, runId, head, turn, text }: Place) => ({
  campaignId,
  kind: runId === null ? ("genesis" as const) : ("turn" as const),
  runId,
  userId: "ada",
  idempotencyKey: runId,
  expectedHeadSeq: head,
  turnNo: turn,
  playerInput: "I look around.",
  contextPacket: {},
  passOutputs: {},
  engineEvents: [],
  stateDiff: {},
  rolls: [],
  finalText: text,
  promptVersions: {},
  receipts: [],
});
