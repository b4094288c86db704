import { sql } from "kysely";
import { joinKey } from "../builder/global-id.ts";
import { globalIdSql } from "./answers/global-id-sql.ts";
import { reading } from "./field-read.ts";
import type { Row } from "./row.ts";

/** The global-id part of a row that is keyed by its campaign and `id`. */
export const rowId = {
  ...reading({ answer: ({ typeName, parent }) => globalIdSql(typeName, sql`${parent}.campaign_id`, sql`${parent}.id`) }),
  resolve: (row: Row & { readonly id: string }) => joinKey(row.campaign_id, row.id),
};
