import type { Visibility } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
import type { Below } from "../read/below.ts";
import { columns } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { entityIn, isKnown } from "../read/related.ts";
import { Row } from "../read/row.ts";
import { manyRows, sameCampaign } from "../read/rows.ts";
import { visible } from "../read/visibility.ts";
import { Entity } from "../rows/entity.ts";
import { VisibilityEnum } from "./enums.ts";

/** A row of `relationships`. */
export class Relationship extends Row {
  declare readonly rel_type: string;
  declare readonly intensity: number;
}

/** What of a relationship the DM alone sees. */
export class RelationshipDm {
  declare readonly visibility: Visibility;
  declare readonly notes: Readonly<Record<string, unknown>>;
}

/** SQL of the relationships that `which` picks; players see known ones between entities that they know. */
export const relationshipsOf = (
  below: Below,
  which: (row: RawBuilder<unknown>) => RawBuilder<unknown>,
  wanted?: readonly Visibility[] | null,
): RawBuilder<unknown> =>
  manyRows(below, {
    table: "relationships",
    where: (row) =>
      sql`${sameCampaign(below, row)} and ${which(row)} and ${visible(below, row, wanted)} and ${isKnown(below, sql`${row}.a_id`)} and ${isKnown(below, sql`${row}.b_id`)}`,
    order: (row) => sql`${row}.a_id, ${row}.b_id, ${row}.rel_type`,
  });

/** Adds relationships. */
export const addRelationships: ApiPart = (builder) => {
  builder.objectType(Relationship, {
    name: "Relationship",
    description: "How one entity stands with another.",
    ...columns("campaign_id"),
    fields: (t) => ({
      from: t.field({ type: Entity, description: "Whose feeling it is.", ...entityIn("a_id") }),
      to: t.field({ type: Entity, description: "Towards whom.", ...entityIn("b_id") }),
      type: t.exposeString("rel_type", { description: "What it is, such as `trust`.", ...columns("rel_type") }),
      intensity: t.exposeInt("intensity", { description: "How strong, -10 to 10.", ...columns("intensity") }),
      dm: t.field({ type: RelationshipDm, ...dmOnly }),
    }),
  });
  builder.objectType(RelationshipDm, {
    name: "RelationshipDm",
    description: "What of a relationship the DM alone sees.",
    fields: (t) => ({
      visibility: t.expose("visibility", { type: VisibilityEnum, description: "Who knows of it.", ...columns("visibility") }),
      notes: t.expose("notes", { type: "JSON", description: "Why it is as it is.", ...columns("notes") }),
    }),
  });
};
