import type { Correction as CorrectionValue } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
import { viewerRow } from "../read/below.ts";
import { columns, computed } from "../read/columns.ts";
import { loadRow } from "../read/load-row.ts";
import { entityIn } from "../read/related.ts";
import { Row } from "../read/row.ts";
import { rowId } from "../read/row-id.ts";
import { Entity } from "../rows/entity.ts";
import { CorrectionActionEnum, CorrectionStateEnum } from "./correction-enums.ts";

/** A row of `corrections`. */
export class Correction extends Row {
  declare readonly id: string;
  declare readonly action: CorrectionValue["action"];
  declare readonly status: CorrectionValue["state"];
  declare readonly target_id: string;
  declare readonly session_id: string | null;
  declare readonly as_proposed: {
    readonly payload: Readonly<Record<string, string>>;
    readonly reason: string;
    readonly note: string | null;
    readonly withdrawn_note: string | null;
  };
  declare readonly proposed_by: string;
  declare readonly proposed_at: string;
  declare readonly decided_by: string | null;
  declare readonly decided_at: string | null;
  declare readonly withdrawn_by: string | null;
  declare readonly withdrawn_at: string | null;
}

/** SQL that is true for corrections that the viewer may see: DMs see all, others their own. */
export const mayReadCorrection = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${viewerRow}.role = 'DM' or ${row}.proposed_by = ${viewerRow}.user_id)`;

/** Words of people, kept together so that they are shown as they were written. */
const words = computed(
  "as_proposed",
  (row) =>
    sql`json_build_object('payload', ${row}.payload, 'reason', ${row}.reason, 'note', ${row}.note, 'withdrawn_note', ${row}.withdrawn_note)`,
);

/** Adds corrections. */
export const addCorrections: ApiPart = (builder) => {
  builder.node(Correction, {
    name: "Correction",
    description: "A change to canon that was proposed: what, by whom, and what a DM decided.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Correction", "corrections", mayReadCorrection),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The correction's id within its campaign, such as `cr-4`." }),
      action: t.expose("action", { type: CorrectionActionEnum, description: "What it does.", ...columns("action") }),
      state: t.expose("status", { type: CorrectionStateEnum, description: "Where it stands.", ...columns("status") }),
      targetKey: t.exposeString("target_id", { description: "The plain id of the entity or thread it corrects.", ...columns("target_id") }),
      target: t.field({
        type: Entity,
        description: "The entity it corrects, as it stands now; `null` for threads and for what does not stand.",
        ...entityIn("target_id"),
      }),
      intoKey: t.string({
        nullable: true,
        description: "For merges: the plain id of what it is merged into.",
        ...words,
        resolve: ({ as_proposed: { payload } }) => payload["into_id"] ?? null,
      }),
      value: t.string({
        nullable: true,
        description: "The name, alias, title, status or summary it gives or takes; `null` where it needs none.",
        ...words,
        resolve: ({ as_proposed: { payload } }) =>
          payload["name"] ?? payload["alias"] ?? payload["title"] ?? payload["status"] ?? payload["summary"] ?? null,
      }),
      sessionKey: t.exposeString("session_id", {
        nullable: true,
        description: "The one session it holds in; `null` for the whole campaign.",
        ...columns("session_id"),
      }),
      reason: t.string({ description: "Why, in its author's words.", ...words, resolve: ({ as_proposed }) => as_proposed.reason }),
      proposedBy: t.exposeString("proposed_by", { description: "Who proposed it.", ...columns("proposed_by") }),
      proposedAt: t.expose("proposed_at", { type: "DateTime", description: "When it was proposed.", ...columns("proposed_at") }),
      decidedBy: t.exposeString("decided_by", {
        nullable: true,
        description: "The DM who approved or rejected it.",
        ...columns("decided_by"),
      }),
      decidedAt: t.expose("decided_at", {
        type: "DateTime",
        nullable: true,
        description: "When it was decided: corrections apply in this order.",
        ...columns("decided_at"),
      }),
      note: t.string({
        nullable: true,
        description: "The deciding DM's comment.",
        ...words,
        resolve: ({ as_proposed }) => as_proposed.note,
      }),
      withdrawnBy: t.exposeString("withdrawn_by", { nullable: true, description: "Who took it back.", ...columns("withdrawn_by") }),
      withdrawnAt: t.expose("withdrawn_at", {
        type: "DateTime",
        nullable: true,
        description: "When it was taken back.",
        ...columns("withdrawn_at"),
      }),
      withdrawnNote: t.string({
        nullable: true,
        description: "Why it was taken back.",
        ...words,
        resolve: ({ as_proposed }) => as_proposed.withdrawn_note,
      }),
    }),
  });
};
