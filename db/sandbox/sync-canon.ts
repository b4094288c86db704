import { sql } from "kysely";
import type { CopyScope } from "./copy-rows.ts";
import { copyRows } from "./copy-rows.ts";

/**
 * Sets the copy's corrections to those of a point in time: those decided later are not in force yet, those withdrawn later
 * still are. Returns a function that takes the time; it does nothing while the set is the same.
 */
export const syncCanon = (copying: CopyScope, campaignId: string): ((at: string) => Promise<void>) => {
  let standing = "";
  return async (at) => {
    const then = await namesOf(copying, campaignId, at);
    if (then === standing) return;
    standing = then;
    await copying.to.deleteFrom("corrections").where("campaign_id", "=", campaignId).execute();
    await copyRows(copying, "corrections", sql`t.campaign_id = ${campaignId} and ${decidedBy(at)}`, (row) => asItStood(row, at));
    await sql`update campaigns set canon_version = canon_version + 1 where id = ${campaignId}`.execute(copying.to);
  };
};

const decidedBy = (at: string) => sql`t.status in ('approved', 'withdrawn') and t.decided_at <= ${at}::timestamptz`;

const namesOf = async ({ from }: CopyScope, campaignId: string, at: string): Promise<string> => {
  const { rows } = await sql<{ names: string | null }>`
    select string_agg(t.id || case when t.withdrawn_at <= ${at}::timestamptz then '-' else '+' end, ' ' order by t.id) as names
    from corrections t where t.campaign_id = ${campaignId} and ${decidedBy(at)}`.execute(from);
  return rows[0]?.names ?? "";
};

const asItStood = (row: object, at: string): object => {
  const withdrawn: unknown = Reflect.get(row, "withdrawn_at");
  if (typeof withdrawn === "string" && Date.parse(withdrawn) <= Date.parse(at)) return row;
  return { ...row, status: "approved", withdrawn_at: null, withdrawn_by: null, withdrawn_note: null };
};
