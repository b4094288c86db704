import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { z } from "zod";
import type { ApiPart } from "../builder/tokens.ts";
import { computed } from "../read/columns.ts";
import { reading } from "../read/field-read.ts";
import { pageOfRows } from "../read/page-sql.ts";
import { fromRow } from "../read/row.ts";
import { manyRows, oneRow, sameCampaign } from "../read/rows.ts";
import { Campaign } from "./campaign.ts";
import { pageFromRow } from "./connection.ts";
import { Run } from "./run.ts";
import { Turn, isStanding, isTurn } from "./turn.ts";

const TurnsArgs = z.object({ superseded: z.boolean().nullish() });
const TurnArgs = z.object({ number: z.int() });

/** Adds what has happened in a campaign, and what is happening. */
export const addCampaignLog: ApiPart = (builder) => {
  builder.objectFields(Campaign, (t) => ({
    openingText: t.exposeString("opening_text", {
      nullable: true,
      description: "What the players read before the first turn.",
      ...computed("opening_text", openingText),
    }),
    turn: t.field({
      type: Turn,
      nullable: true,
      description: "The turn with this number, as it stands; `null` when there is none.",
      args: { number: t.arg.int({ required: true, description: "The turn's number, from 1." }) },
      ...reading({
        below: (below) =>
          oneRow(below, {
            table: "events",
            where: (row) => sql`${sameCampaign(below, row)} and ${isStanding(row, below.args(TurnArgs).number)}`,
          }),
      }),
      resolve: fromRow,
    }),
    turns: t.connection(
      {
        type: Turn,
        description: "Its turns, newest first.",
        args: { superseded: t.arg.boolean({ description: "Also turns that a rewind took out of the story. Default false." }) },
        ...reading({
          below: (below) => {
            const all = below.args(TurnsArgs).superseded;
            return pageOfRows(below, {
              table: "events",
              sort: [{ column: "seq", type: "integer" }],
              descending: true,
              where: (row) =>
                sql`${sameCampaign(below, row)} and ${isTurn(row)} and ${all ? sql`true` : sql`${row}.superseded_by is null`}`,
            });
          },
        }),
        resolve: pageFromRow<Turn>,
      },
      { description: "A page of turns." },
      { description: "A turn in a page." },
    ),
    runs: t.field({
      type: [Run],
      description: "Turns that wait or are under way, in the order they were asked for.",
      ...reading({
        below: (below) =>
          manyRows(below, {
            table: "runs",
            where: (row) => sql`${sameCampaign(below, row)} and ${row}.status in ('queued', 'running')`,
            order: (row) => sql`${row}.created_at, ${row}.id`,
          }),
      }),
      resolve: fromRow,
    }),
  }));
};

const openingText = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select events.final_text from events where events.campaign_id = ${row}.id and events.kind = 'genesis' order by events.seq limit 1)`;
