import {
  Campaign,
  Row,
  Turn,
  columns,
  fromRow,
  mayReadTurn,
  oneRow,
  pageFromRow,
  paging,
  reading,
  sameCampaign,
  joinKey,
  readRow,
  splitKey,
} from "freeform-rpg/graphql";
import type { ApiPart, Context } from "freeform-rpg/graphql";
import type { GraphQLResolveInfo } from "graphql";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { z } from "zod";
import { TableMessage, mayReadMessage } from "./table-message.ts";

/** A row of `history_entries`. */
export class HistoryEntry extends Row {
  declare readonly log_seq: number;
  declare readonly message_seq: number;
}

const HistoryArgs = z.object({ superseded: z.boolean().nullish() });

/** Adds a campaign's table messages, and its history of them and the turns. */
export const addHistory: ApiPart = (builder) => {
  builder.node(HistoryEntry, {
    name: "HistoryEntry",
    description: "A turn or a table message: exactly one of the two is set.",
    ...columns("campaign_id", "log_seq", "message_seq"),
    isTypeOf: () => true,
    id: { resolve: ({ campaign_id, log_seq, message_seq }) => joinKey(campaign_id, String(log_seq), String(message_seq)) },
    loadWithoutCache: loadEntry,
    fields: (t) => ({
      turn: t.field({
        type: Turn,
        nullable: true,
        description: "The turn; `null` for a message.",
        ...reading({
          below: (below) =>
            oneRow(below, {
              table: "events",
              where: (row) =>
                sql`${sameCampaign(below, row)} and ${below.parent}.message_seq = 0 and ${row}.seq = ${below.parent}.log_seq and ${mayReadTurn(row)}`,
            }),
        }),
        resolve: fromRow,
      }),
      tableMessage: t.field({
        type: TableMessage,
        nullable: true,
        description: "The table message; `null` for a turn.",
        ...reading({
          below: (below) =>
            oneRow(below, {
              table: "table_messages",
              where: (row) => sql`${sameCampaign(below, row)} and ${row}.seq = ${below.parent}.message_seq and ${mayReadMessage(row)}`,
            }),
        }),
        resolve: fromRow,
      }),
    }),
  });
  builder.objectFields(Campaign, (t) => ({
    tableMessages: t.connection(
      {
        type: TableMessage,
        description: "Table talk and rolls, oldest first. Hidden rolls are listed for DMs alone.",
        ...paging((below) => ({
          table: "table_messages",
          sort: [{ column: "seq", type: "integer" }],
          where: (row) => sql`${sameCampaign(below, row)} and ${mayReadMessage(row)}`,
        })),
        resolve: pageFromRow<TableMessage>,
      },
      { description: "A page of table messages." },
      { description: "A table message on a page." },
    ),
    history: t.connection(
      {
        type: HistoryEntry,
        description: "Turns, table talk and rolls in the order in which they happened, oldest first.",
        args: {
          superseded: t.arg.boolean({
            description: "Whether to include turns that left the story by a rewind or a strike. Default false.",
          }),
        },
        ...paging((below) => {
          const all = below.args(HistoryArgs).superseded;
          return {
            table: "history_entries",
            sort: [
              { column: "log_seq", type: "integer" },
              { column: "message_seq", type: "integer" },
            ],
            where: (row) =>
              sql`${sameCampaign(below, row)} and ${mayReadMessage(row)} and ${all ? isReadable(row) : sql`not ${row}.superseded`}`,
          };
        }),
        resolve: pageFromRow<HistoryEntry>,
      },
      { description: "A page of the history." },
      { description: "An entry on a page of the history." },
    ),
  }));
};

const Position = z.tuple([z.string(), z.coerce.number().pipe(z.int32()), z.coerce.number().pipe(z.int32())]);

const loadEntry = async (id: string, context: Context, info: GraphQLResolveInfo): Promise<HistoryEntry | null> => {
  const { data } = Position.safeParse(splitKey(id));
  if (!data) return null;
  const [campaignId, log, message] = data;
  return readRow(context, info, {
    type: "HistoryEntry",
    table: "history_entries",
    campaignId,
    where: (row) => sql`${row}.log_seq = ${log} and ${row}.message_seq = ${message} and ${mayReadMessage(row)} and ${isReadable(row)}`,
  });
};

/** SQL that is true for messages, and for turns that the viewer may read. */
const isReadable = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${row}.message_seq > 0 or exists (
    select from events e where e.campaign_id = ${row}.campaign_id and e.seq = ${row}.log_seq and ${mayReadTurn(sql`e`)}))`;
