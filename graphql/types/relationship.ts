import type { Visibility } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ApiPart } from "../builder/api-parts.ts";
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

/** Details of a relationship that only the DM sees. */
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
    description: "A relationship from one entity to another.",
    ...columns("campaign_id"),
    fields: (t) => ({
      from: t.field({
        type: Entity,
        description: "The entity that has the feeling; `null` when the viewer may not see it.",
        ...entityIn("a_id"),
      }),
      to: t.field({
        type: Entity,
        description: "The entity that the feeling is about; `null` when the viewer may not see it.",
        ...entityIn("b_id"),
      }),
      type: t.exposeString("rel_type", { description: "The kind of relationship, such as `trust`.", ...columns("rel_type") }),
      intensity: t.exposeInt("intensity", { description: "The intensity, -10 to 10.", ...columns("intensity") }),
      dm: t.field({ type: RelationshipDm, ...dmOnly }),
    }),
  });
  builder.objectType(RelationshipDm, {
    name: "RelationshipDm",
    description: "Details of a relationship that only the DM sees.",
    fields: (t) => ({
      visibility: t.expose("visibility", { type: VisibilityEnum, description: "The visibility to players.", ...columns("visibility") }),
      notes: t.expose("notes", { type: "JSON", description: "The reasons for the relationship.", ...columns("notes") }),
    }),
  });
};
