import {
  Entity,
  Member,
  Row,
  columns,
  computed,
  entityIn,
  fromRow,
  loadRow,
  oneRow,
  readRow,
  reading,
  rowId,
  sameCampaign,
  texts,
  viewerRow,
  enumOf,
} from "freeform-rpg/graphql";
import type { ApiPart, ColumnSql, Context } from "freeform-rpg/graphql";
import type { TableMessageKind, TableRoll as RollValue } from "freeform-rpg/schemas";
import type { GraphQLResolveInfo } from "graphql";
import { sql } from "kysely";
import type { KeyOfUser } from "../tokens.ts";
import { TableRoll } from "./table-roll.ts";

/** A row of `table_messages`. */
export class TableMessage extends Row {
  declare readonly id: string;
  declare readonly kind: TableMessageKind;
  declare readonly user_id: string;
  declare readonly text: string;
  declare readonly roll: RollValue | null;
  declare readonly hidden: boolean;
  declare readonly after_turn: number;
  declare readonly created_at: string;
}

/** Names of the kinds of table messages. */
export const TableMessageKindEnum = enumOf("table_talk", "roll");

/** SQL that is true for messages that the viewer may read: a hidden roll is for DMs alone. */
export const mayReadMessage: ColumnSql = (row) => sql`(not ${row}.hidden or ${viewerRow}.role = 'DM')`;

/** The last turn of the story before a message: turns that a rewind removed do not count. */
const afterTurn: ColumnSql = (row) => sql`(select coalesce(max(e.turn_no), 0) from events e where e.campaign_id = ${row}.campaign_id
  and e.seq <= ${row}.after_seq and e.kind in ('turn', 'clarification', 'narration') and e.superseded_by is null)`;

/** Adds table messages. */
export const addTableMessages: ApiPart = (builder) => {
  builder.enumType(TableMessageKindEnum, {
    name: "TableMessageKind",
    description: "The kind of a table message.",
    values: texts({ TABLE_TALK: "Something that a member says out of character.", ROLL: "Dice that a member rolls." }),
  });
  builder.node(TableMessage, {
    name: "TableMessage",
    description:
      "Table talk or a roll of a member. It is no turn: it costs no story time, changes nothing in the world, and a rewind keeps it.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("TableMessage", "table_messages", mayReadMessage),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the message." }),
      kind: t.expose("kind", { type: TableMessageKindEnum, description: "The kind of message.", ...columns("kind") }),
      text: t.exposeString("text", {
        description: "The text as the member wrote it; for a roll the dice and the reason.",
        ...columns("text"),
      }),
      roll: t.field({
        type: TableRoll,
        nullable: true,
        description: "The dice; `null` for table talk.",
        ...columns("roll"),
        resolve: ({ roll }) => roll,
      }),
      hidden: t.exposeBoolean("hidden", { description: "Whether only DMs may read it.", ...columns("hidden") }),
      userId: t.exposeString("user_id", { description: "The user id of the author.", ...columns("user_id") }),
      player: t.field({
        type: Member,
        nullable: true,
        description: "The author; `null` when they have left the campaign.",
        ...reading({
          below: (below) =>
            oneRow(below, {
              table: "members",
              where: (row) => sql`${sameCampaign(below, row)} and ${row}.user_id = ${below.parent}.user_id`,
            }),
        }),
        resolve: fromRow,
      }),
      afterTurn: t.exposeInt("after_turn", {
        description: "The number of the last turn of the story before the message; 0 before the first turn.",
        ...computed("after_turn", afterTurn),
      }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "The time of the message.", ...columns("created_at") }),
      actor: t.field({
        type: Entity,
        description: "The character that the author played at that time; `null` when they played none.",
        ...entityIn("actor_id"),
      }),
    }),
  });
};

/** Reads a message by its plain id, if the viewer may read it. */
export const readMessage = (context: Context, info: GraphQLResolveInfo, campaignId: string, id: string): Promise<TableMessage | null> =>
  readWhere(context, info, campaignId, (row) => sql`${row}.id = ${id}`);

/** Reads the message that was posted with a key, if the viewer may read it. */
export const readMessageByKey = (
  context: Context,
  info: GraphQLResolveInfo,
  { campaignId, userId, idempotencyKey }: KeyOfUser,
): Promise<TableMessage | null> =>
  readWhere(context, info, campaignId, (row) => sql`${row}.user_id = ${userId} and ${row}.idempotency_key = ${idempotencyKey}`);

const readWhere = (context: Context, info: GraphQLResolveInfo, campaignId: string, where: ColumnSql): Promise<TableMessage | null> =>
  readRow<TableMessage>(context, info, {
    type: "TableMessage",
    table: "table_messages",
    campaignId,
    where: (row) => sql`${where(row)} and ${mayReadMessage(row)}`,
  });
