import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { Campaign, Row, columns, computed, loadRow, pageFromRow, paging, rowId, sameCampaign, viewerRow } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import type { EngineEvent } from "freeform-rpg/schemas";

/** A row of `events` that is a DM's change. */
export class CampaignChange extends Row {
  declare readonly id: string;
  declare readonly seq: number;
  declare readonly turn_no: number;
  declare readonly user_id: string;
  declare readonly final_text: string;
  declare readonly superseded: boolean;
  declare readonly created_at: string;
  declare readonly for_dm: { readonly note: string; readonly changes: unknown; readonly events: readonly EngineEvent[] } | null;
}

/** SQL that is true for changes that the viewer may see: DMs see all, others those that were announced. */
export const mayReadChange = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${row}.kind = 'edit' and jsonb_exists(${row}.pass_outputs, 'change') and (${viewerRow}.role = 'DM' or ${row}.final_text <> '')`;

const forDm = computed(
  "for_dm",
  (row) => sql`case when ${viewerRow}.role = 'DM' then json_build_object('note', ${row}.pass_outputs -> 'change' ->> 'note',
    'changes', ${row}.pass_outputs -> 'change' -> 'changes', 'events', ${row}.engine_events) end`,
);

/** Adds the DM's changes of a campaign. */
export const addCampaignChanges: ApiPart = (builder) => {
  builder.node(CampaignChange, {
    name: "CampaignChange",
    description: "A change that a DM made by hand.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("CampaignChange", "events", mayReadChange),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the change in the campaign's log." }),
      turnNumber: t.exposeInt("turn_no", { description: "The number of the turn after which it was made.", ...columns("turn_no") }),
      userId: t.exposeString("user_id", { description: "The user id of the DM who made it.", ...columns("user_id") }),
      announcement: t.exposeString("final_text", {
        description: "What players read of it; empty when it was not announced.",
        ...columns("final_text"),
      }),
      superseded: t.exposeBoolean("superseded", {
        description: "Whether it was undone, by itself or by a rewind.",
        ...computed("superseded", (row) => sql`${row}.superseded_by is not null`),
      }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "The time when it was made.", ...columns("created_at") }),
      note: t.string({
        nullable: true,
        description: "The DM's note; `null` for other members.",
        ...forDm,
        resolve: ({ for_dm }) => for_dm?.note ?? null,
      }),
      changes: t.field({
        type: "JSON",
        nullable: true,
        description: "The changes as they were asked for: a list of objects with `kind` and its fields. `null` for other members.",
        ...forDm,
        resolve: ({ for_dm }) => for_dm?.changes ?? null,
      }),
      happened: t.stringList({
        nullable: true,
        description: "What happened by effects, clocks and triggers, one sentence each. `null` for other members.",
        ...forDm,
        resolve: ({ for_dm }) => (for_dm === null ? null : sentencesOf(for_dm.events)),
      }),
    }),
  });
  builder.objectFields(Campaign, (t) => ({
    changes: t.connection(
      {
        type: CampaignChange,
        description: "The changes that DMs made by hand, oldest first. Players see those that were announced.",
        ...paging((below) => ({
          table: "events",
          sort: [{ column: "seq", type: "integer" }],
          where: (row) => sql`${sameCampaign(below, row)} and ${mayReadChange(row)}`,
        })),
        resolve: pageFromRow<CampaignChange>,
      },
      { description: "A page of changes." },
      { description: "A change on a page." },
    ),
  }));
};

/** The plain sentences of events. */
export const sentencesOf = (events: readonly EngineEvent[]): string[] =>
  events.flatMap(({ details }) => (typeof details["text"] === "string" && details["text"] !== "" ? [details["text"]] : []));
