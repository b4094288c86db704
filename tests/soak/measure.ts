import { sql } from "kysely";
import type { TestDatabase } from "freeform-rpg/db/testing";
import type { Sighting } from "./follow.ts";
import type { MemorySample } from "./server-process.ts";

/** A committed turn on its way to a follower on another server: when it was sent and received, in milliseconds since 1970, and by which servers. */
export interface Delivery {
  readonly sent: number;
  readonly received: number;
  readonly servers: readonly string[];
}

/** Each committed turn on its way to followers on other servers, those who were connected when it was sent. */
export const measureEvents = async (
  db: TestDatabase,
  followers: ReadonlyMap<string, readonly (readonly Sighting[])[]>,
): Promise<Delivery[]> => {
  const { rows } = await sql<{ campaign_id: string; seq: number; sent: number; text: string }>`
    select c.campaign_id, c.seq, extract(epoch from c.sent_at)::double precision * 1000 as sent, e.final_text as text
    from campaign_events c join events e on e.campaign_id = c.campaign_id and e.run_id = c.event ->> 'runId'
    where c.event ->> 'type' = 'turn_committed'`.execute(db.database.sql);
  return rows.flatMap(({ campaign_id, seq, sent, text }) =>
    (followers.get(campaign_id) ?? []).flatMap((seen) => {
      const found = seen[seq - 1];
      if (found === undefined || found.server === null || found.since >= sent) return [];
      const from = /\((server-\d+)\)/.exec(text)?.[1];
      if (from === found.server) return [];
      return [{ sent, received: found.at, servers: from === undefined ? [found.server] : [from, found.server] }];
    }),
  );
};

/** The median heap of the second quarter of a process's life and of its last one, in megabytes; `null` when it lived too short. */
export const compareHeap = (samples: readonly MemorySample[]): { readonly early: number; readonly late: number } | null => {
  const quarter = Math.floor(samples.length / 4);
  if (quarter < 3) return null;
  const medianOf = (part: readonly MemorySample[]): number => {
    const sorted = part.map(({ heap }) => heap).toSorted((a, b) => a - b);
    return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) / 1e5) / 10;
  };
  return { early: medianOf(samples.slice(quarter, 2 * quarter)), late: medianOf(samples.slice(-quarter)) };
};
