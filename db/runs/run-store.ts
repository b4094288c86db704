import { sql } from "kysely";
import { createArtifacts } from "./artifacts.ts";
import { claim } from "./claim.ts";
import { enqueue, waitingCampaigns } from "./enqueue.ts";
import { explain } from "../errors.ts";
import { encodeJson } from "../json.ts";
import { toRun } from "./rows.ts";
import { tell, told } from "./told.ts";
import type { DatabaseConnection, RunStore } from "../tokens.ts";

/** The queue of runs of a database. */
export const createRunStore = (database: DatabaseConnection): RunStore => {
  const db = database.sql;
  return explained({
    ...createArtifacts(database),
    enqueue: (run) => enqueue(db, run),
    claim: (campaignId, owner, leaseSeconds) => claim(db, campaignId, owner, leaseSeconds),
    renew: async (owner, leaseSeconds) => {
      await db
        .updateTable("runs")
        .set({ lease_until: sql<string>`clock_timestamp() + make_interval(secs => ${leaseSeconds}::double precision)` })
        .where("status", "=", "running")
        .where("lease_owner", "=", owner)
        .execute();
    },
    finish: async (runId, { status, failure }) => {
      await db
        .updateTable("runs")
        .set({
          status,
          failure: failure === undefined ? null : encodeJson(failure),
          lease_owner: null,
          lease_until: null,
          finished_at: sql<string>`clock_timestamp()`,
        })
        .where("id", "=", runId)
        .where("status", "in", ["queued", "running"])
        .execute();
    },
    find: async (runId) => {
      const row = await db.selectFrom("runs").selectAll().where("id", "=", runId).executeTakeFirst();
      return row === undefined ? null : toRun(row);
    },
    waiting: () => waitingCampaigns(db),
    tell: (runId, events) => tell(db, runId, events),
    told: (runId, after) => told(db, runId, after),
  });
};

/** Explains whatever any of the store's questions throws. */
const explained = (store: RunStore): RunStore => ({
  enqueue: (run) => store.enqueue(run).catch(rethrow),
  claim: (campaignId, owner, leaseSeconds) => store.claim(campaignId, owner, leaseSeconds).catch(rethrow),
  renew: (owner, leaseSeconds) => store.renew(owner, leaseSeconds).catch(rethrow),
  finish: (runId, end) => store.finish(runId, end).catch(rethrow),
  find: (runId) => store.find(runId).catch(rethrow),
  waiting: () => store.waiting().catch(rethrow),
  tell: (runId, events) => store.tell(runId, events).catch(rethrow),
  told: (runId, after) => store.told(runId, after).catch(rethrow),
  load: (runId) => store.load(runId).catch(rethrow),
  save: (checkpoint) => store.save(checkpoint).catch(rethrow),
  discard: (runId) => store.discard(runId).catch(rethrow),
});

const rethrow = (thrown: unknown): never => {
  throw explain(thrown);
};
