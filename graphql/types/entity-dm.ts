import type { Origin, Visibility } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
import { columns, computed } from "../read/columns.ts";
import { reading } from "../read/field-read.ts";
import { oneEntity } from "../read/related.ts";
import { Row, fromRow } from "../read/row.ts";
import { Entity } from "../rows/entity.ts";
import { VisibilityEnum } from "./enums.ts";

/** What of an entity the DM alone sees. */
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
    description: "What of an entity the DM alone sees.",
    fields: (t) => ({
      visibility: t.expose("visibility", { type: VisibilityEnum, description: "Who knows of it.", ...columns("visibility") }),
      attributes: t.expose("attrs", { type: "JSON", description: "All of its attributes, secret ones too.", ...columns("attrs") }),
      agenda: t.expose("agenda", {
        type: "JSON",
        nullable: true,
        description: "For those who act on their own: goal, steps and the signs that show.",
        ...computed("agenda", (row) => sql`${row}.attrs -> 'agenda'`),
      }),
      escalation: t.expose("escalation_profile", {
        type: "JSON",
        nullable: true,
        description: "What it does as it grows more dangerous: soft, hard, lethal.",
        ...computed("escalation_profile", (row) => sql`${row}.attrs -> 'escalation_profile'`),
      }),
      notes: t.expose("notes", {
        type: "JSON",
        nullable: true,
        description: "The DM's own notes on it.",
        ...computed("notes", (row) => sql`${row}.attrs -> 'dm'`),
      }),
      location: t.field({
        type: Entity,
        nullable: true,
        description: "Where it is; `null` when that is open.",
        ...reading({ below: (below) => oneEntity(below, sql`${below.parent}.attrs ->> 'location_id'`) }),
        resolve: fromRow,
      }),
      origin: t.exposeString("origin", { description: "`pack`, `campaign` or `world`: where it came from.", ...columns("origin") }),
      packId: t.exposeString("pack_id", { nullable: true, description: "The content pack it came with.", ...columns("pack_id") }),
    }),
  });
};
