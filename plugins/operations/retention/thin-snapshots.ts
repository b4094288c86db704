import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";

/** Snapshots of a campaign that all stay: those of its last two thousand turns. */
const latest = 20;
/** Of those before them the last of so many turns stays: more events are never folded from one snapshot. */
const turns = 1000;

/**
 * Removes the snapshots of rewound turns and, of a long campaign, most of its old ones. What they hold follows from the log, so that nothing is
 * lost: reading a state of long ago takes a little longer.
 */
export const thinSnapshots = async ({ sql: db }: Pick<DatabaseConnection, "sql">): Promise<number> => {
  const { rows } = await sql`
    delete from state_snapshots where ctid = any(array(
      select ctid from (
        select ctid, superseded_by,
          row_number() over (partition by campaign_id, superseded_by is null order by seq desc) as nth,
          row_number() over (partition by campaign_id, superseded_by is null, turn_no / ${sql.lit(turns)} order by seq desc) as of_thousand
        from state_snapshots) s
      where superseded_by is not null or (nth > ${sql.lit(latest)} and of_thousand > 1))) returning 1`.execute(db);
  return rows.length;
};
