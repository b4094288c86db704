import { sql } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
import { columns, computed } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { reading } from "../read/field-read.ts";
import { loadRow } from "../read/load-row.ts";
import { entitiesIn, isKnown } from "../read/related.ts";
import { fromRow } from "../read/row.ts";
import { rowId } from "../read/row-id.ts";
import { manyRows, sameCampaign } from "../read/rows.ts";
import { Entity } from "../rows/entity.ts";
import { EntityDm } from "./entity-dm.ts";
import { EntityTypeEnum } from "./enums.ts";
import { Fact } from "./fact.ts";
import { InventoryItem } from "./inventory-item.ts";
import { publicAttribute, publicAttributes } from "./public-attributes.ts";
import { Relationship, relationshipsOf } from "./relationship.ts";

/** Adds entities. */
export const addEntities: ApiPart = (builder) => {
  builder.node(Entity, {
    name: "Entity",
    description: "A person, place, thing or power of the campaign's world.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Entity", "entities"),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The entity's id within its campaign, as the engine writes it." }),
      type: t.expose("type", { type: EntityTypeEnum, description: "What it is.", ...columns("type") }),
      name: t.exposeString("name", { description: "What it is called.", ...columns("name") }),
      tags: t.exposeStringList("tags", { description: "Free labels.", ...columns("tags") }),
      description: t.exposeString("description", {
        nullable: true,
        description: "How it looks to those who meet it.",
        ...computed("description", (row) => sql`${row}.attrs ->> 'description'`),
      }),
      attributes: t.expose("attributes", {
        type: "JSON",
        description: "Everything else players may know of it: traits, features, uses.",
        ...computed("attributes", publicAttributes),
      }),
      present: t.exposeBoolean("present", {
        description: "Whether it is in the current scene.",
        ...computed("present", isPresent),
      }),
      exits: t.field({
        type: [Entity],
        description: "For locations: where one can go from here, as far as players know.",
        ...reading({ below: (below) => entitiesIn(below, publicAttribute("exits")(below.parent)) }),
        resolve: fromRow,
      }),
      inventory: t.field({
        type: [InventoryItem],
        description: "What it carries, as far as players know.",
        ...reading({
          below: (below) =>
            manyRows(below, {
              table: "inventory",
              where: (row) => sql`${sameCampaign(below, row)} and ${row}.owner_id = ${below.parent}.id and ${row}.qty > 0
                and ${isKnown(below, sql`${row}.item_id`)}`,
              order: (row) => sql`${row}.item_id`,
            }),
        }),
        resolve: fromRow,
      }),
      facts: t.field({
        type: [Fact],
        description: "What players know of it, in the order they learned it; at most 500.",
        ...reading({
          below: (below) =>
            manyRows(below, {
              table: "facts",
              where: (row) => sql`${sameCampaign(below, row)} and ${row}.subject_id = ${below.parent}.id and ${row}.visibility = 'known'`,
              order: (row) => sql`${row}.turn_no, ${row}.id`,
            }),
        }),
        resolve: fromRow,
      }),
      relationships: t.field({
        type: [Relationship],
        description: "How it stands with others, as far as players know.",
        ...reading({ below: (below) => relationshipsOf(below, (row) => sql`${below.parent}.id in (${row}.a_id, ${row}.b_id)`) }),
        resolve: fromRow,
      }),
      dm: t.field({ type: EntityDm, ...dmOnly }),
    }),
  });
};

const isPresent: Parameters<typeof computed>[1] = (row) =>
  sql`exists (select from scene where scene.campaign_id = ${row}.campaign_id and scene.present_entity_ids @> to_jsonb(${row}.id))`;
