import { sql } from "kysely";
import type { Kysely } from "kysely";
import { createArtifacts } from "./artifacts.ts";
import { claim } from "./claim.ts";
import { openEventCarriers } from "./event-carriers.ts";
import { createJobQueue } from "./jobs.ts";
import { openKeptArtifacts } from "./kept-artifacts.ts";
import { recordCall } from "./record-call.ts";
import { openRequestBases } from "./request-bases.ts";
import { enqueue, enqueueWithin, nextWait, waitingCampaigns } from "./enqueue.ts";
import { toRun } from "./rows.ts";
import { appendRunEvents, cancel, edit, finish, readRunEvents, suspend, withdraw } from "./run-events.ts";
import type { Tables } from "../tables.ts";
import type { DatabaseConnection, RunRow, RunStore } from "../tokens.ts";

/** The queue of runs of a database. */
export const createRunStore = (database: DatabaseConnection): RunStore => {
  const db = database.sql;
  const kept = openKeptArtifacts();
  const carriers = openEventCarriers();
  const bases = openRequestBases();
  return {
    ...createArtifacts(database, kept),
    ...createJobQueue(db, kept),
    recordCall: (call) => recordCall(db, { kept, carriers, bases }, call),
    carryEvents: carriers.add,
    enqueue: (run, announcement) => enqueue(db, run, announcement),
    enqueueWithin: (run, room) => enqueueWithin(db, run, room),
    claim: (campaignId, owner, leaseSeconds, announcement) => claim(db, campaignId, { owner, leaseSeconds, ...announcement }),
    renew: async (owner, leaseSeconds) => {
      await db
        .updateTable("runs")
        .set({
          lease_until: sql<string>`clock_timestamp() + make_interval(secs => ${leaseSeconds}::double precision)`,
          // What is given back was not lost by a server that died.
          ...(leaseSeconds === 0 && { lease_owner: null }),
        })
        .where("status", "=", "running")
        .where("lease_owner", "=", owner)
        .execute();
    },
    finish: (run, ending) => {
      // What was made for a turn that is in the log is of no more use.
      if (ending.status === "finished") kept.drop(run);
      return kept.carry(run, (artifacts) => finish(db, run, ending, artifacts));
    },
    cancel: (run, ending) => cancel(db, run, ending),
    suspend: (run, events) => kept.carry(run, (artifacts) => suspend(db, run, { events, kept: artifacts })),
    nextWait: () => nextWait(db),
    withdraw: (run, ending) => withdraw(db, run, ending),
    edit: (run, request) => edit(db, run, request),
    find: async (runId) => {
      const row = await db.selectFrom("runs").selectAll().where("id", "=", runId).executeTakeFirst();
      return row === undefined ? null : toRun(row);
    },
    unfinished: (campaignId) => findUnfinished(db, campaignId),
    waiting: () => waitingCampaigns(db),
    appendEvents: (run, events) => kept.carry(run, (artifacts) => appendRunEvents(db, run, { events, kept: artifacts })),
    readEvents: (run, after) => readRunEvents(db, run, after),
  };
};

const findUnfinished = async (db: Kysely<Tables>, campaignId: string): Promise<readonly RunRow[]> => {
  const rows = await db
    .selectFrom("runs")
    .selectAll()
    .where("campaign_id", "=", campaignId)
    .where("status", "in", ["queued", "running", "waiting"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toRun);
};
