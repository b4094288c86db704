import { Database } from "freeform-rpg/db";
import type { Tables } from "freeform-rpg/db";
import { isKept, seenBy } from "freeform-rpg/db/lib";
import { headJson, renameDeep } from "freeform-rpg/plugins/canon/corrections/lib";
import type { Canon, CanonHead } from "freeform-rpg/plugins/canon/corrections";
import type { Role } from "freeform-rpg/schemas";
import type { GraphQLResolveInfo } from "graphql";
import { sql } from "kysely";
import type { CompiledQuery, Kysely, RawBuilder } from "kysely";
import type { Context } from "../builder/context.ts";
import { NotFoundError } from "../builder/errors.ts";
import { canonSql } from "./canon-sql.ts";
import type { Below } from "./below.ts";
import { belowOf, nameRows, viewerRow } from "./below.ts";
import { compileObject } from "./compile.ts";
import { rememberStatement } from "./remember-statements.ts";
import type { RowAsked } from "./row-asked.ts";
import { objectTypeOf } from "./selection.ts";

/**
 * Reads a row and everything the operation selects below it, in one statement; in two when canon has changed since it was last
 * read. `null` when there is no such row, or the viewer is not a member of its campaign.
 */
export const readRow = async <T extends object>(context: Context, info: GraphQLResolveInfo, asked: RowAsked): Promise<T | null> => {
  let written = await context.canons.expect(asked.campaignId === undefined ? [] : [asked.campaignId]);
  let again = false;
  for (let limited = false; ;) {
    const found = await sendRead<T>(context, info, asked, { written, limited, again });
    again = true;
    if (!found) return null;
    if (found.limited && !limited) {
      limited = true;
      continue;
    }
    context.memberships.learn(found.campaign_id, found.role);
    if (!found.canon_head) return found.row;
    const { canons, stale } = await context.canons.settle(new Map([[found.campaign_id, found.canon_head]]), written);
    const canon = canons.get(found.campaign_id);
    if (!stale) return canon ? renameDeep(found.row, canon) : found.row;
    written = canons;
  }
};

interface FoundRow<T> {
  readonly row: T;
  readonly role: Role;
  readonly campaign_id: string;
  readonly canon_head: CanonHead | null;
  /** Whether something in the campaign is kept from the viewer. */
  readonly limited: boolean;
}

/** How a statement is written. */
export interface Writing {
  readonly written: ReadonlyMap<string, Canon>;
  /** Whether it reads as the viewer's character knows things. */
  readonly limited: boolean;
}

const sendRead = async <T>(
  context: Context,
  info: GraphQLResolveInfo,
  asked: RowAsked,
  { again, ...writing }: Writing & { readonly again: boolean },
): Promise<FoundRow<T> | undefined> => {
  const { sql: primary, reads } = await context.use(Database);
  const send = async (database: Kysely<Tables>) =>
    (await database.executeQuery(compileRead<T>(database, context, info, asked, writing))).rows[0];
  // What is read again, after what was read elsewhere, and in a mutation, is never older than that.
  if (again || info.operation.operation !== "query") return send(primary);
  return reads.read([`user:${context.viewer?.userId ?? ""}`, `campaign:${asked.campaignId ?? "*"}`], send);
};

/** A statement that depends on nothing but its operation, its viewer and its campaign is written once. */
const compileRead = <T>(
  database: Kysely<Tables>,
  context: Context,
  info: GraphQLResolveInfo,
  asked: RowAsked,
  writing: Writing,
): CompiledQuery<FoundRow<T>> => {
  const userId = context.viewer?.userId ?? null;
  const write = () =>
    writeRead<T>(context, info, asked, writing).compile(writing.limited ? seenBy(database, { userId: userId ?? "" }) : database);
  if (asked.where || writing.limited || writing.written.size > 0) return write();
  const { type, table, campaignColumn = "", campaignId = null } = asked;
  return rememberStatement(info, [type, table, campaignColumn, campaignId, userId, context.canons.watched], write);
};

const writeRead = <T>(context: Context, info: GraphQLResolveInfo, asked: RowAsked, { written }: Writing): RawBuilder<FoundRow<T>> => {
  const nameRow = nameRows();
  const row = nameRow();
  const { schema, fragments, variableValues } = info;
  const canon = canonSql(written);
  const object = compileObject({ schema, fragments, variableValues, canon }, nameRow, objectTypeOf(info, asked.type), info.fieldNodes, row);
  return selectRow<FoundRow<T>>(asked, {
    object,
    row,
    condition: asked.where?.(row, canon),
    userId: context.viewer?.userId ?? null,
    campaignId: asked.campaignId,
    head: headOf(context),
  });
};

/** The parts of a statement that reads a row. */
export interface RowParts {
  /** What is read of the row, as `row`. */
  readonly object: RawBuilder<unknown>;
  readonly row: RawBuilder<unknown>;
  readonly condition?: RawBuilder<unknown> | undefined;
  /** The viewer. */
  readonly userId: unknown;
  /** The campaign; `undefined` for any. */
  readonly campaignId: unknown;
  /** The corrections head of the campaign. */
  readonly head: RawBuilder<unknown>;
}

/** SQL of a row for a member of its campaign, with the member's role, and whether the row is to be read another way. */
export const selectRow = <Found>(
  asked: RowAsked,
  { object, row, condition = sql`true`, userId, campaignId, head }: RowParts,
): RawBuilder<Found> =>
  sql<Found>`select ${object} as row, ${viewerRow}.role, ${viewerRow}.campaign_id, ${head} as canon_head, ${isLimitedFor} as limited
    from members as ${viewerRow} join ${sql.table(asked.table)} as ${row}
      on ${row}.${sql.ref(asked.campaignColumn ?? "campaign_id")} = ${viewerRow}.campaign_id
    where ${viewerRow}.user_id = ${userId} and ${inCampaign(campaignId)}
      and ${condition} limit 1`;

/** SQL that is true when something in the campaign of the viewer's membership is kept from the viewer. */
export const isLimitedFor: RawBuilder<unknown> = sql`(${viewerRow}.role <> 'DM' and ${isKept(sql`${viewerRow}.campaign_id`)}
  and not (select shared.shared_story from campaigns as shared where shared.id = ${viewerRow}.campaign_id))`;

/** SQL of the corrections head of the viewer's campaign. */
export const headOf = ({ canons }: Context): RawBuilder<unknown> =>
  canons.watched ? headJson(sql`${viewerRow}.campaign_id`) : sql`null::json`;

const inCampaign = (campaignId: unknown): RawBuilder<unknown> =>
  campaignId === undefined ? sql`true` : sql`${viewerRow}.campaign_id = ${campaignId}`;

/** Reads a root field's value with the sub-select that `build` makes, in one statement. */
export const readField = async <T>(
  context: Context,
  info: GraphQLResolveInfo,
  build: (below: Below) => RawBuilder<unknown>,
  { written, limited }: Writing = { written: new Map(), limited: false },
): Promise<T> => {
  const field = info.parentType.getFields()[info.fieldName];
  if (!field) throw new Error(`"${info.parentType.name}" has no field "${info.fieldName}".`);
  const { sql: database } = await context.use(Database);
  const { schema, fragments, variableValues } = info;
  const operation = { schema, fragments, variableValues, canon: canonSql(written) };
  const value = build(
    belowOf({ operation, nameRow: nameRows(), type: info.parentType, field, nodes: info.fieldNodes, parent: viewerRow }, compileObject),
  );
  const { rows } = await sql<{ value: T }>`select ${value} as value`.execute(
    limited ? seenBy(database, { userId: context.viewer?.userId ?? "" }) : database,
  );
  const [found] = rows;
  if (!found) throw new NotFoundError(`No value was found for "${info.fieldName}".`);
  return found.value;
};
