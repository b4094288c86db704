import { OriginEnum } from "./shared-enums.ts";
import type { Origin, Visibility } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { ApiPart } from "../builder/api-parts.ts";
import { columns, computed } from "../read/columns.ts";
import { reading } from "../read/field-read.ts";
import { oneEntity } from "../read/related.ts";
import { Row, fromRow } from "../read/row.ts";
import { Entity } from "../rows/entity.ts";
import { VisibilityEnum } from "./enums.ts";

/** Details of an entity that only the DM sees. */
export class EntityDm extends Row {
  declare readonly visibility: Visibility;
  declare readonly attrs: Readonly<Record<string, unknown>>;
  declare readonly agenda: unknown;
  declare readonly escalation_profile: unknown;
  declare readonly notes: unknown;
  declare readonly origin: Origin;
  declare readonly pack_id: string | null;
}

/** Adds the DM's view of entities. */
export const addEntityDm: ApiPart = (builder) => {
  builder.objectType(EntityDm, {
    name: "EntityDm",
    description: "Details of an entity that only the DM sees.",
    fields: (t) => ({
      visibility: t.expose("visibility", { type: VisibilityEnum, description: "The visibility to players.", ...columns("visibility") }),
      attributes: t.expose("attrs", { type: "JSON", description: "All attributes, secret ones included.", ...columns("attrs") }),
      agenda: t.expose("agenda", {
        type: "JSON",
        nullable: true,
        description: "For entities that act on their own: goal, steps and visible signs; `null` for others.",
        ...computed("agenda", (row) => sql`${row}.attrs -> 'agenda'`),
      }),
      escalation: t.expose("escalation_profile", {
        type: "JSON",
        nullable: true,
        description: "The stages in which the entity becomes more dangerous: soft, hard, lethal; `null` without them.",
        ...computed("escalation_profile", (row) => sql`${row}.attrs -> 'escalation_profile'`),
      }),
      notes: t.expose("notes", {
        type: "JSON",
        nullable: true,
        description: "The DM's notes on the entity.",
        ...computed("notes", (row) => sql`${row}.attrs -> 'dm'`),
      }),
      location: t.field({
        type: Entity,
        nullable: true,
        description: "The location of the entity; `null` when it is unknown.",
        ...reading({ below: (below) => oneEntity(below, sql`${below.parent}.attrs ->> 'location_id'`) }),
        resolve: fromRow,
      }),
      origin: t.expose("origin", { type: OriginEnum, description: "Where it comes from.", ...columns("origin") }),
      packId: t.exposeString("pack_id", {
        nullable: true,
        description: "The content pack that defined it; `null` when none did.",
        ...columns("pack_id"),
      }),
    }),
  });
};
