import type { GraphQLResolveInfo } from "graphql";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Context } from "../builder/context.ts";
import { splitKey } from "../builder/global-id.ts";
import { viewerRow } from "./below.ts";
import type { CanonSql } from "./canon-sql.ts";
import { readRow } from "./read-row.ts";

type MaySee = (row: RawBuilder<unknown>, canon: CanonSql) => RawBuilder<unknown>;

/** Whether the viewer may see a row with a `visibility`. */
export const byVisibility: MaySee = (row) => sql`(${row}.visibility = 'known' or ${viewerRow}.role = 'DM')`;

/** Whether the viewer may see a row of `entities` and it is part of canon. */
export const standingEntity: MaySee = (row, canon) => sql`${byVisibility(row, canon)} and ${canon.entityStands(row)}`;

/** Whether the viewer may see a row of `threads` and it is part of canon. */
export const standingThread: MaySee = (row, canon) => sql`${byVisibility(row, canon)} and ${canon.threadStands(row)}`;

/** Whether the viewer may see a row that every member may see. */
export const everyMember: MaySee = () => sql`true`;

/** Whether the viewer may see a row that is for DMs alone. */
export const dmAlone: MaySee = () => sql`${viewerRow}.role = 'DM'`;

/** Loads a row by the campaign and id in its global id, if the viewer may see it. */
export const loadRow =
  <T extends object>(type: string, table: string, maySee: MaySee = byVisibility, idColumn = "id") =>
  (key: string, context: Context, info: GraphQLResolveInfo): Promise<T | null> => {
    const [campaignId = "", id = ""] = splitKey(key);
    return readRow<T>(context, info, {
      type,
      table,
      campaignId,
      where: (row, canon) => sql`${row}.${sql.ref(idColumn)} = ${id} and ${maySee(row, canon)}`,
    });
  };
