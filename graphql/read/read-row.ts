import { Database } from "freeform-rpg/db";
import type { Role } from "freeform-rpg/schemas";
import type { GraphQLResolveInfo } from "graphql";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Context } from "../builder/context.ts";
import { NotFoundError } from "../builder/errors.ts";
import type { Below } from "./below.ts";
import { belowOf, nameRows, viewerRow } from "./below.ts";
import { compileObject } from "./compile.ts";
import { objectTypeOf } from "./selection.ts";

/** Which row an operation begins with. */
export interface RowAsked {
  /** Name of the row's object type. */
  readonly type: string;
  readonly table: string;
  /** The column that holds the campaign's id. */
  readonly campaignColumn?: string;
  /** The campaign it belongs to; left out where the row itself tells. */
  readonly campaignId?: string;
  /** Picks the row and says whether the viewer may see it; the viewer's membership is the row `viewer`. */
  readonly where?: (row: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/**
 * Reads a row and everything the operation selects below it, in one statement.
 * `null` when there is no such row, or the viewer is no member of its campaign.
 */
export const readRow = async <T>(context: Context, info: GraphQLResolveInfo, asked: RowAsked): Promise<T | null> => {
  const nameRow = nameRows();
  const row = nameRow();
  const object = compileObject(info, nameRow, objectTypeOf(info, asked.type), info.fieldNodes, row);
  const { sql: database } = await context.use(Database);
  const { rows } = await sql<{
    row: T;
    role: Role;
    campaign_id: string;
  }>`select ${object} as row, ${viewerRow}.role, ${viewerRow}.campaign_id
    from members as ${viewerRow} join ${sql.table(asked.table)} as ${row}
      on ${row}.${sql.ref(asked.campaignColumn ?? "campaign_id")} = ${viewerRow}.campaign_id
    where ${viewerRow}.user_id = ${context.viewer?.userId ?? null} and ${inCampaign(asked.campaignId)}
      and ${asked.where?.(row) ?? sql`true`} limit 1`.execute(database);
  const [found] = rows;
  if (!found) return null;
  context.memberships.learn(found.campaign_id, found.role);
  return found.row;
};

const inCampaign = (campaignId: string | undefined): RawBuilder<unknown> =>
  campaignId === undefined ? sql`true` : sql`${viewerRow}.campaign_id = ${campaignId}`;

/** Reads a root field's value with the sub-select that `build` makes, in one statement. */
export const readField = async <T>(
  context: Context,
  info: GraphQLResolveInfo,
  build: (below: Below) => RawBuilder<unknown>,
): Promise<T> => {
  const field = info.parentType.getFields()[info.fieldName];
  if (!field) throw new Error(`"${info.parentType.name}" has no field "${info.fieldName}".`);
  const { sql: database } = await context.use(Database);
  const value = build(belowOf({ operation: info, nameRow: nameRows(), field, nodes: info.fieldNodes, parent: viewerRow }, compileObject));
  const { rows } = await sql<{ value: T }>`select ${value} as value`.execute(database);
  const [found] = rows;
  if (!found) throw new NotFoundError(`Nothing was read for "${info.fieldName}".`);
  return found.value;
};
