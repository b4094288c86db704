import type { Correction as CorrectionValue } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { Entity, Row, columns, computed, entityIn, loadRow, rowId, viewerRow } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { CorrectionActionEnum, CorrectionStatusEnum } from "./correction-enums.ts";

/** A row of `corrections`. */
export class Correction extends Row {
  declare readonly id: string;
  declare readonly action: CorrectionValue["action"];
  declare readonly status: CorrectionValue["status"];
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

/** Texts written by users, read together so that canonical names do not replace words in them. */
const words = computed(
  "as_proposed",
  (row) =>
    sql`json_build_object('payload', ${row}.payload, 'reason', ${row}.reason, 'note', ${row}.note, 'withdrawn_note', ${row}.withdrawn_note)`,
);

/** Adds corrections. */
export const addCorrections: ApiPart = (builder) => {
  builder.node(Correction, {
    name: "Correction",
    description: "A proposed change to canon, and the DM's decision about it.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Correction", "corrections", mayReadCorrection),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the correction within its campaign, such as `cr-4`." }),
      action: t.expose("action", { type: CorrectionActionEnum, description: "The kind of change.", ...columns("action") }),
      status: t.expose("status", { type: CorrectionStatusEnum, description: "The status of the correction.", ...columns("status") }),
      targetKey: t.exposeString("target_id", { description: "The plain id of the corrected entity or thread.", ...columns("target_id") }),
      target: t.field({
        type: Entity,
        description: "The corrected entity in its current state; `null` for threads and for entities that are not part of canon.",
        ...entityIn("target_id"),
      }),
      intoKey: t.string({
        nullable: true,
        description: "For merges: the plain id of the entity or thread to merge into; `null` for other corrections.",
        ...words,
        resolve: ({ as_proposed: { payload } }) => payload["into_id"] ?? null,
      }),
      value: t.string({
        nullable: true,
        description: "The name, alias, title, status or summary that the correction sets or removes; `null` when it has none.",
        ...words,
        resolve: ({ as_proposed: { payload } }) =>
          payload["name"] ?? payload["alias"] ?? payload["title"] ?? payload["status"] ?? payload["summary"] ?? null,
      }),
      sessionKey: t.exposeString("session_id", {
        nullable: true,
        description: "The key of the only session in which it applies; `null` for the whole campaign.",
        ...columns("session_id"),
      }),
      reason: t.string({
        description: "The reason given by its author; may be empty.",
        ...words,
        resolve: ({ as_proposed }) => as_proposed.reason,
      }),
      proposedBy: t.exposeString("proposed_by", { description: "The user id of the member who proposed it.", ...columns("proposed_by") }),
      proposedAt: t.expose("proposed_at", { type: "DateTime", description: "The time of the proposal.", ...columns("proposed_at") }),
      decidedBy: t.exposeString("decided_by", {
        nullable: true,
        description: "The user id of the DM who approved or rejected it; `null` while it is pending.",
        ...columns("decided_by"),
      }),
      decidedAt: t.expose("decided_at", {
        type: "DateTime",
        nullable: true,
        description: "The time of the decision; `null` while it is pending. Corrections apply in this order.",
        ...columns("decided_at"),
      }),
      note: t.string({
        nullable: true,
        description: "The comment of the DM who decided; `null` without one.",
        ...words,
        resolve: ({ as_proposed }) => as_proposed.note,
      }),
      withdrawnBy: t.exposeString("withdrawn_by", {
        nullable: true,
        description: "The user id of the member who withdrew it; `null` otherwise.",
        ...columns("withdrawn_by"),
      }),
      withdrawnAt: t.expose("withdrawn_at", {
        type: "DateTime",
        nullable: true,
        description: "The time when it was withdrawn; `null` otherwise.",
        ...columns("withdrawn_at"),
      }),
      withdrawnNote: t.string({
        nullable: true,
        description: "The reason for the withdrawal; `null` otherwise.",
        ...words,
        resolve: ({ as_proposed }) => as_proposed.withdrawn_note,
      }),
    }),
  });
};
