import {
  Campaign,
  Entity,
  Row,
  columns,
  computed,
  entitiesIn,
  fromRow,
  pageFromRow,
  paging,
  reading,
  sameCampaign,
  loadRow,
  rowId,
} from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { HandoutImage, imageOf } from "./handout-image.ts";

/** A row of `events` by which a handout was given. */
export class GivenHandout extends Row {
  declare readonly id: string;
  declare readonly seq: number;
  declare readonly turn_no: number;
  declare readonly handout: { readonly id: string; readonly title: string; readonly text: string; readonly alternative_text: string };
  declare readonly image: HandoutImage | null;
  declare readonly for_all: boolean;
  declare readonly created_at: string;
}

/** SQL that is true for turns by which a handout was given, and that neither a rewind nor a strike took back. */
export const isHeldHandout = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${row}.superseded_by is null and jsonb_exists(${row}.pass_outputs, 'handout')`;

const handout = computed("handout", (row) => sql`${row}.pass_outputs -> 'handout'`);

/** Adds handouts as those read them who hold them. */
export const addGivenHandouts: ApiPart = (builder) => {
  builder.node(GivenHandout, {
    name: "GivenHandout",
    description: "A handout as it was given. It stays as it was, whatever the DM edits later.",
    ...columns("campaign_id", "id", "seq"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("GivenHandout", "events", isHeldHandout),
    fields: (t) => ({
      key: t.string({ description: "The plain id of the handout.", ...handout, resolve: (row) => row.handout.id }),
      title: t.string({ description: "Its title.", ...handout, resolve: (row) => row.handout.title }),
      text: t.string({ description: "Its text; empty when it is an image alone.", ...handout, resolve: (row) => row.handout.text }),
      alternativeText: t.string({
        description: "What its image shows, in words.",
        ...handout,
        resolve: (row) => row.handout.alternative_text,
      }),
      image: t.field({
        type: HandoutImage,
        nullable: true,
        description: "Its image; `null` without one.",
        ...computed("image", (row) => imageOf(row, sql`${row}.pass_outputs -> 'handout' ->> 'image'`)),
        resolve: ({ image }) => image,
      }),
      turnNumber: t.exposeInt("turn_no", { description: "The number of the turn by which it was given.", ...columns("turn_no") }),
      forAll: t.exposeBoolean("for_all", {
        description: "Whether it was given to everybody.",
        ...computed("for_all", (row) => sql`${row}.witnesses is null`),
      }),
      holders: t.field({
        type: [Entity],
        description: "The characters to whom it was given; empty when it was given to everybody.",
        ...reading({ below: (below) => entitiesIn(below, sql`coalesce(${below.parent}.witnesses, '[]'::jsonb)`) }),
        resolve: fromRow,
      }),
      givenAt: t.expose("created_at", { type: "DateTime", description: "The time at which it was given.", ...columns("created_at") }),
    }),
  });
  builder.objectFields(Campaign, (t) => ({
    handouts: t.connection(
      {
        type: GivenHandout,
        description:
          "The handouts that were given and not taken back, oldest first: for DMs all, for players those that their character holds.",
        ...paging((below) => ({
          table: "events",
          sort: [{ column: "seq", type: "integer" }],
          where: (row) => sql`${sameCampaign(below, row)} and ${isHeldHandout(row)}`,
        })),
        resolve: pageFromRow<GivenHandout>,
      },
      { description: "A page of handouts that were given." },
      { description: "A handout on a page." },
    ),
  }));
};
