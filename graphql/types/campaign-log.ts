import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { z } from "zod";
import type { ApiPart } from "../builder/api-parts.ts";
import { computed } from "../read/columns.ts";
import { reading } from "../read/field-read.ts";
import { paging } from "../read/page-sql.ts";
import { fromRow } from "../read/row.ts";
import { oneRow, sameCampaign } from "../read/rows.ts";
import { Campaign } from "./campaign.ts";
import { pageFromRow } from "./connection.ts";
import { Turn, isStanding, mayReadTurn } from "./turn.ts";

const TurnsArgs = z.object({ superseded: z.boolean().nullish() });
const TurnArgs = z.object({ number: z.int() });

/** Adds a campaign's turns. */
export const addCampaignLog: ApiPart = (builder) => {
  builder.objectFields(Campaign, (t) => ({
    openingText: t.exposeString("opening_text", {
      nullable: true,
      description: "The text that players read before the first turn; `null` when there is none.",
      ...computed("opening_text", openingText),
    }),
    turn: t.field({
      type: Turn,
      nullable: true,
      description: "The turn with this number; `null` when there is none. Rewound turns are not returned.",
      args: { number: t.arg.int({ required: true, description: "The number of the turn, from 1." }) },
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
        description: "The campaign's turns, oldest first.",
        args: {
          superseded: t.arg.boolean({
            description: "Whether to include turns that left the story by a rewind or a strike. Default false.",
          }),
        },
        ...paging((below) => {
          const all = below.args(TurnsArgs).superseded;
          return {
            table: "events",
            sort: [{ column: "seq", type: "integer" }],
            where: (row) =>
              sql`${sameCampaign(below, row)} and ${mayReadTurn(row)} and ${all ? sql`true` : sql`${row}.superseded_by is null`}`,
          };
        }),
        resolve: pageFromRow<Turn>,
      },
      { description: "A page of turns." },
      { description: "A turn on a page." },
    ),
  }));
};

const openingText = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select events.final_text from events where events.campaign_id = ${row}.id and events.kind = 'genesis' order by events.seq limit 1)`;
