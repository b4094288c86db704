import {
  CampaignDm,
  Row,
  columns,
  computed,
  fromRow,
  manyRows,
  reading,
  sameCampaign,
  texts,
  dmAlone,
  loadRow,
  rowId,
  enumOf,
} from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { sql } from "kysely";
import { GivenHandout, isHeldHandout } from "./given-handout.ts";
import { HandoutImage, imageOf } from "./handout-image.ts";

/** A row of `handouts`. */
export class Handout extends Row {
  declare readonly id: string;
  declare readonly title: string;
  declare readonly text: string;
  declare readonly alternative_text: string;
  declare readonly image: HandoutImage | null;
  declare readonly state: "given" | "prepared" | "withdrawn";
  declare readonly updated_at: string;
}

/** Names of the states of handouts. */
export const HandoutStateEnum = enumOf("given", "prepared", "withdrawn");

/** Adds the handouts that DMs keep. */
export const addHandouts: ApiPart = (builder) => {
  builder.enumType(HandoutStateEnum, {
    name: "HandoutState",
    description: "Whether someone holds a handout.",
    values: texts({
      GIVEN: "Someone holds it.",
      PREPARED: "It was never given.",
      WITHDRAWN: "It was given, and a withdrawal, a strike or a rewind took it back.",
    }),
  });
  builder.node(Handout, {
    name: "Handout",
    description: "A handout that a DM keeps. Only DMs read it; players read it as a `GivenHandout` once they hold it.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Handout", "handouts", dmAlone),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the handout.", ...columns("id") }),
      title: t.exposeString("title", { description: "Its title.", ...columns("title") }),
      text: t.exposeString("text", { description: "Its text; may be empty.", ...columns("text") }),
      alternativeText: t.exposeString("alternative_text", {
        description: "What its image shows, in words.",
        ...columns("alternative_text"),
      }),
      image: t.field({
        type: HandoutImage,
        nullable: true,
        description: "Its image; `null` without one.",
        ...computed("image", (row) => imageOf(row, sql`${row}.image_id`)),
        resolve: ({ image }) => image,
      }),
      state: t.expose("state", {
        type: HandoutStateEnum,
        description: "Whether someone holds it.",
        ...computed(
          "state",
          (
            row,
          ) => sql`(select case when bool_or(e.superseded_by is null) then 'given' when count(*) > 0 then 'withdrawn' else 'prepared' end
            from events e where e.campaign_id = ${row}.campaign_id and jsonb_exists(e.pass_outputs, 'handout')
              and e.pass_outputs -> 'handout' ->> 'id' = ${row}.id)`,
        ),
      }),
      given: t.field({
        type: [GivenHandout],
        description: "How it was given, where that was not taken back, newest first.",
        ...reading({
          below: (below) =>
            manyRows(below, {
              table: "events",
              where: (row) =>
                sql`${sameCampaign(below, row)} and ${isHeldHandout(row)} and ${row}.pass_outputs -> 'handout' ->> 'id' = ${below.parent}.id`,
              order: (row) => sql`${row}.seq desc`,
            }),
        }),
        resolve: fromRow,
      }),
      updatedAt: t.expose("updated_at", { type: "DateTime", description: "The time of the last change.", ...columns("updated_at") }),
    }),
  });
  builder.objectField(CampaignDm, "handouts", (t) =>
    t.field({
      type: [Handout],
      description: "All handouts of the campaign, prepared ones included, oldest first.",
      ...reading({
        below: (below) =>
          manyRows(below, {
            table: "handouts",
            where: (row) => sameCampaign(below, row),
            order: (row) => sql`${row}.created_at, ${row}.id`,
          }),
      }),
      resolve: fromRow,
    }),
  );
};
