import { Database, Runs } from "freeform-rpg/db";
import type { KeptReads } from "freeform-rpg/db";
import { keepReads } from "freeform-rpg/db/lib";
import type { Kernel } from "freeform-rpg/kernel";
import type { RecordedCall } from "freeform-rpg/plugins/models/core";
import type { Receipt } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { CapName } from "./errors.ts";
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

/** The calls of a run so far, and what its campaign has spent on others. */
export interface SavedCalls {
  readonly calls: SavedCall[];
  readonly standing: Standing;
}

/** The store of calls. */
export interface CallStore {
  /** The calls of the run so far, the campaign's budget, and the cost of its other runs, in one statement. */
  ofRun(run: RunName): Promise<SavedCalls>;
  add(call: RecordedCall, row: SavedCall): Promise<void>;
  /** The cost of the run. */
  sumRun(run: RunName): Promise<Costs>;
}

interface CallRow {
  readonly id: string;
  readonly reply: unknown;
  readonly receipt: Receipt;
  readonly usable: boolean;
}

/** The same as it is stored. */
interface StoredCalls {
  readonly calls: readonly CallRow[];
  readonly standing: Standing;
}

const none = { calls: [], standing: { session: 0, day: 0, campaign: 0, budget: {} } };

/** What a store of calls works with: the calls that are read ahead, and the limits of the server. */
export interface CallParts {
  readonly ahead: Pick<CallsAhead, "take">;
  readonly limited: ReadonlySet<CapName>;
}

/**
 * Saves calls in the table `model_calls`. An unusable answer has no `request_key`, so that it is never recalled. The database is opened by the first
 * paid call or question about costs: a run with a free model alone needs none.
 */
export const createCallStore = (kernel: Pick<Kernel, "use">, { ahead, limited }: CallParts): CallStore => ({
  ofRun: async (run) => {
    const read = ahead.take(run.runId);
    if (read !== undefined) return toSaved(read);
    const { sql: db } = await kernel.use(Database);
    const { rows } = await sql<{ readonly found: StoredCalls }>`select ${storedCalls(run, limited)} as found`.execute(db);
    return toSaved(rows[0]?.found ?? none);
  },
  add: async ({ campaignId, runId, stage, prompt, key, input, sent }, { id, value, receipt }) =>
    (await kernel.use(Runs)).recordCall({
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
  sumRun: async ({ campaignId, runId }) => {
    const { sql: db } = await kernel.use(Database);
    const costs = readCosts(sql`campaign_id = ${campaignId} and run_id = ${runId}`);
    const { rows } = await sql<{ readonly costs: Costs }>`select ${costs} as costs`.execute(db);
    return rows[0]?.costs ?? noCosts;
  },
});

/** The calls of runs, read with the worlds of their turns. */
export type CallsAhead = KeptReads<StoredCalls>;

/** Keeps them. */
export const keepCalls = (limited: ReadonlySet<CapName>): CallsAhead =>
  keepReads("calls", ({ campaign_id: campaignId, run_id: runId }) => storedCalls({ campaignId, runId }, limited));

/** SQL of a run's {@link StoredCalls}, as JSON. */
const storedCalls = ({ campaignId, runId }: RunName, limited: ReadonlySet<CapName>): RawBuilder<unknown> => sql`jsonb_build_object(
  'standing', ${readStanding(sql`${campaignId}::text`, { exceptRun: runId, limited })}, 'calls', (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'reply', reply, 'receipt', receipt, 'usable', request_key is not null)
      order by called_at, id), '[]')
    from model_calls where campaign_id = ${campaignId} and run_id = ${runId}))`;

const toSaved = ({ calls, standing }: StoredCalls): SavedCalls => ({
  standing,
  calls: calls.map(({ id, reply, receipt, usable }) => ({ id, value: usable ? reply : undefined, receipt })),
});
