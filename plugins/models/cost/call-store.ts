import type { DatabaseConnection, RunStore } from "freeform-rpg/db";
import type { RecordedCall } from "freeform-rpg/plugins/models/core";
import type { Receipt } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { readStanding } from "./spent.ts";
import type { RunName, Standing } from "./spent.ts";
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
  /** The campaign's budget, and the cost of its other runs. */
  standing(run: RunName): Promise<Standing>;
  /** The cost of the run. */
  sumRun(run: RunName): Promise<Costs>;
}

/** Saves calls in the table `model_calls`. An unusable answer has no `request_key`, so that it is never recalled. */
export const createCallStore = ({ sql: db }: DatabaseConnection, runs: Pick<RunStore, "recordCall">): CallStore => ({
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
  add: ({ campaignId, runId, stage, prompt, key, input, sent }, { id, value, receipt }) =>
    runs.recordCall({
      campaignId,
      id,
      runId,
      stage,
      promptId: prompt.id,
      promptVersion: prompt.version,
      requestKey: value === undefined ? null : key,
      // A conversation says all that the model read: its input, many times as long, is not stored beside it.
      request: sent === undefined ? { input } : { sent },
      reply: value ?? null,
      receipt,
    }),
  standing: async ({ campaignId, runId }) => {
    const { rows } = await sql<{ readonly standing: Standing }>`
      select ${readStanding(sql`${campaignId}`, runId)} as standing`.execute(db);
    return rows[0]?.standing ?? { session: 0, campaign: 0, budget: {} };
  },
  sumRun: async ({ campaignId, runId }) => {
    const costs = readCosts(sql`campaign_id = ${campaignId} and run_id = ${runId}`);
    const { rows } = await sql<{ readonly costs: Costs }>`select ${costs} as costs`.execute(db);
    return rows[0]?.costs ?? noCosts;
  },
});
