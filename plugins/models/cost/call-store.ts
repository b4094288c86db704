import { encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { RecordedCall } from "freeform-rpg/plugins/models/core";
import type { Receipt } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RunName, Spent } from "./spent.ts";
import { noCosts, readCosts } from "./read-costs.ts";
import type { Costs } from "./read-costs.ts";

/** A saved call. `value` is the unparsed answer; `undefined` when it was not usable. */
export interface SavedCall {
  readonly id: string;
  readonly value: unknown;
  readonly receipt: Receipt;
}

/** The store of calls. */
export interface CallStore {
  ofRun(run: RunName): Promise<SavedCall[]>;
  add(call: RecordedCall, row: SavedCall): Promise<void>;
  /** The cost of the campaign's other runs. */
  sumOthers(run: RunName): Promise<Pick<Spent, "session" | "campaign">>;
  /** The cost of the run. */
  sumRun(run: RunName): Promise<Costs>;
}

/** Saves calls in the table `model_calls`. An unusable answer has no `request_key`, so that it is never recalled. */
export const createCallStore = ({ sql: db }: DatabaseConnection): CallStore => ({
  ofRun: async ({ campaignId, runId }) => {
    const rows = await db
      .selectFrom("model_calls")
      .select(["id", "reply", "receipt", "request_key"])
      .where("campaign_id", "=", campaignId)
      .where("run_id", "=", runId)
      .orderBy("called_at")
      .orderBy("id")
      .execute();
    return rows.map(({ id, reply, receipt, request_key }) => ({ id, value: request_key === null ? undefined : reply, receipt }));
  },
  add: async ({ campaignId, runId, stage, prompt, key, input, sent }, { id, value, receipt }) => {
    await db
      .insertInto("model_calls")
      .values({
        campaign_id: campaignId,
        id,
        run_id: runId,
        stage,
        prompt_id: prompt.id,
        prompt_version: prompt.version,
        request_key: value === undefined ? null : key,
        request: encodeJson({ input, ...(sent && { sent }) }),
        reply: encodeJson(value ?? null),
        receipt: encodeJson(receipt),
      })
      .onConflict((conflict) => conflict.columns(["campaign_id", "id"]).doNothing())
      .execute();
  },
  sumOthers: async ({ campaignId, runId }) => {
    const { rows } = await sql<Pick<Spent, "session" | "campaign">>`
      select coalesce(sum(cost), 0)::float as campaign, coalesce(sum(cost) filter (where called_at >= session.began), 0)::float as session
      from (select (receipt ->> 'cost')::float as cost, called_at from model_calls
        where campaign_id = ${campaignId} and run_id is distinct from ${runId}) as calls,
      (select coalesce(max(started_at), now() - interval '12 hours') as began from sessions
        where campaign_id = ${campaignId} and ended_at is null) as session`.execute(db);
    return rows[0] ?? { session: 0, campaign: 0 };
  },
  sumRun: async ({ campaignId, runId }) => {
    const costs = readCosts(sql`campaign_id = ${campaignId} and run_id = ${runId}`);
    const { rows } = await sql<{ readonly costs: Costs }>`select ${costs} as costs`.execute(db);
    return rows[0]?.costs ?? noCosts;
  },
});
