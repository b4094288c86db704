import { setTimeout as sleep } from "node:timers/promises";
import { messageOf } from "freeform-rpg/kernel";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { DatabaseError } from "../errors.ts";
import type { Tables } from "../tables.ts";
import type { Notifications } from "../tokens.ts";
import type { ReplicaReads } from "./replica-reads.ts";
import { replicaTimes, trackReplica } from "./track-replica.ts";

/** The parts of reads from a replica. */
export interface ReplicaParts {
  readonly primary: Kysely<Tables>;
  readonly replica: Kysely<Tables>;
  readonly notifications: Notifications;
  readonly report: (message: string) => void;
}

/** Opens reads from a replica. Events of campaigns, which every server hears, are writes about their campaign: who follows it reads what they tell of. */
export const openReplica = ({ primary, replica, notifications, report }: ReplicaParts): ReplicaReads => {
  const tracker = trackReplica({
    findPosition: async () => {
      const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(primary);
      return rows[0]?.position ?? "0/0";
    },
    hasReplayed: async (position) => inTime(readReplayed(replica, position)),
    now: () => performance.now(),
    wait: (ms) => sleep(ms, undefined, { ref: false }),
    report,
  });
  notifications.listen((notification) => {
    if (notification.type === "campaign_event") tracker.noteWrite([`campaign:${notification.campaignId}`, anyCampaign]);
    // What was missed may have been about anything.
    if (notification.type === "missed") tracker.doubt();
  });
  return {
    read: async (keys, work) => {
      if (!tracker.has(keys)) return work(primary);
      try {
        return await inTime(work(replica));
      } catch (error) {
        tracker.lose(`A read from the replica failed: ${messageOf(error)}.`);
        return work(primary);
      }
    },
    noteWrite: tracker.noteWrite,
  };
};

/** The key of reads that do not name their campaign. */
export const anyCampaign = "campaign:*";

const readReplayed = async (replica: Kysely<Tables>, position: string): Promise<boolean> => {
  const { rows } = await sql<{ replica: boolean; replayed: boolean | null }>`
    select pg_is_in_recovery() as replica, pg_last_wal_replay_lsn() >= ${position}::pg_lsn as replayed`.execute(replica);
  if (rows[0]?.replica !== true)
    throw new DatabaseError("replica_invalid", "DATABASE_REPLICA_URL names a database that is no replica: it is not in recovery");
  return rows[0].replayed === true;
};

/** A replica that does not answer is taken for one that is away. */
const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const late = new AbortController();
  const limit = sleep(replicaTimes.behind, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error(`it did not answer in ${replicaTimes.behind / 1000} seconds`);
  });
  limit.catch(() => undefined);
  try {
    return await Promise.race([work, limit]);
  } finally {
    late.abort();
  }
};
