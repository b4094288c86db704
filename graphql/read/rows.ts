import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { asAnswer } from "./answers/answers.ts";
import type { Below } from "./below.ts";

/** Which rows to read below a parent. */
export interface RowsWanted {
  readonly table: string;
  /** Ties the rows to the parent and filters them. */
  readonly where: (row: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** SQL of a JSON list of rows in a fixed order, at most `limit` of them. */
export const manyRows = (
  below: Below,
  wanted: RowsWanted & { readonly order: (row: RawBuilder<unknown>) => RawBuilder<unknown>; readonly limit?: number },
): RawBuilder<unknown> => {
  const row = below.name();
  const rows = sql`select ${below.select(row)} as row from ${sql.table(wanted.table)} as ${row}
    where ${wanted.where(row)} order by ${wanted.order(row)} limit ${sql.lit(wanted.limit ?? 500)}`;
  return asAnswer(sql`(select coalesce(json_agg(found.row), '[]'::json) from (${rows}) as found)`);
};

/** SQL of one row as JSON, or of JSON `null`. */
export const oneRow = (below: Below, wanted: RowsWanted): RawBuilder<unknown> => {
  const row = below.name();
  return asAnswer(sql`(select ${below.select(row)} from ${sql.table(wanted.table)} as ${row} where ${wanted.where(row)} limit 1)`);
};

/** SQL of the parent's own row again, seen as the field's type, for the DM alone; others get JSON `null`. */
export const forDm = (below: Below): RawBuilder<unknown> =>
  sql`case when ${below.viewer}.role = 'DM' then ${below.select(below.parent)} end`;

/** True for rows of the parent's campaign. */
export const sameCampaign = (below: Below, row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${row}.campaign_id = ${below.viewer}.campaign_id`;
