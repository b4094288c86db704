import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";
import { z } from "zod";
import type { ServerRow } from "./server-row.ts";

const Read = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  startedAt: z.coerce.date(),
  seenAt: z.coerce.date(),
  draining: z.boolean(),
  lost: z.boolean(),
  runs: z.array(z.object({ id: z.string(), campaignId: z.string().nullable(), kind: z.string(), startedAt: z.coerce.date().nullable() })),
});

/** Reads the servers of the last day with what they run. The primary is read: a replica has no unlogged tables. */
export const readServers = async ({ sql: database }: DatabaseConnection, lostSeconds: number): Promise<readonly ServerRow[]> => {
  const { rows } = await sql`
    select s.id, s.name, s.version, s.started_at as "startedAt", s.seen_at as "seenAt", s.draining,
      s.seen_at < now() - make_interval(secs => ${lostSeconds}::double precision) as lost, coalesce(held.runs, '[]') as runs
    from servers s left join (
      select split_part(lease_owner, '/', 1) as server, json_agg(json_build_object(
        'id', id, 'campaignId', nullif(campaign_id, ''), 'kind', pipeline, 'startedAt', started_at) order by started_at, id) as runs
      from runs where status = 'running' and lease_until > now() group by 1) held on held.server = s.id
    where s.seen_at > now() - interval '1 day' order by s.started_at, s.id`.execute(database);
  return rows.map((row) => Read.parse(row));
};
