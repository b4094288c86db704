import { withoutDm } from "freeform-rpg/plugins/context";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
import type { Below } from "../read/below.ts";
import { columns, computed } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { reading } from "../read/field-read.ts";
import { loadRow, standingEntity } from "../read/load-row.ts";
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
    loadWithoutCache: loadRow("Entity", "entities", standingEntity),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The entity's id within its campaign, as the engine writes it." }),
      type: t.expose("type", { type: EntityTypeEnum, description: "What it is.", ...columns("type") }),
      name: t.string({
        description: "What it is called: its canonical name.",
        ...columns("name"),
        resolve: ({ campaign_id, id, name }, _args, { canons }) => canons.of(campaign_id)?.entities.entity(id)?.name ?? name,
      }),
      aliases: t.stringList({
        description: "Other names that resolve to it, as far as players know, former ones too.",
        ...computed("alias_list", (row) => sql`${row}.attrs -> 'aliases'`),
        resolve: ({ campaign_id, id, alias_list }, _args, { canons }) => [
          ...(canons.of(campaign_id)?.entities.entity(id)?.openAliases ?? alias_list ?? []),
        ],
      }),
      corrected: t.boolean({
        description: "Whether a correction in force bears on it.",
        resolve: ({ campaign_id, id }, _args, { canons }) => canons.of(campaign_id)?.entities.entity(id)?.corrected ?? false,
      }),
      tags: t.exposeStringList("tags", { description: "Free labels.", ...columns("tags") }),
      description: t.exposeString("description", {
        nullable: true,
        description: "How it looks to those who meet it.",
        ...computed("description", (row) => sql`${row}.attrs ->> 'description'`),
      }),
      attributes: t.field({
        type: "JSON",
        description: "Everything else players may know of it: features, uses, manner; of a played character its traits too.",
        ...computed("attributes", publicAttributes),
        resolve: ({ campaign_id, id, attributes }, _args, { canons }) => {
          const standing = canons.of(campaign_id)?.entities.entity(id);
          return withoutDm(standing?.corrected ? { ...attributes, aliases: standing.openAliases } : attributes);
        },
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
              where: (
                row,
              ) => sql`${sameCampaign(below, row)} and ${below.canon.isPartOf(sql`${row}.owner_id`, sql`${below.parent}.id`)} and ${row}.qty > 0
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
              where: (row) =>
                sql`${sameCampaign(below, row)} and ${below.canon.isPartOf(sql`${row}.subject_id`, sql`${below.parent}.id`)} and ${row}.visibility = 'known'`,
              order: (row) => sql`${row}.turn_no, ${row}.id`,
            }),
        }),
        resolve: fromRow,
      }),
      relationships: t.field({
        type: [Relationship],
        description: "How it stands with others, as far as players know.",
        ...reading({
          below: (below) =>
            relationshipsOf(below, (row) => sql`(${isPart(below, sql`${row}.a_id`)} or ${isPart(below, sql`${row}.b_id`)})`),
        }),
        resolve: fromRow,
      }),
      dm: t.field({ type: EntityDm, ...dmOnly }),
    }),
  });
};

const isPart = (below: Below, id: RawBuilder<unknown>): RawBuilder<unknown> => below.canon.isPartOf(id, sql`${below.parent}.id`);

const isPresent: Parameters<typeof computed>[1] = (row) =>
  sql`exists (select from scene where scene.campaign_id = ${row}.campaign_id and scene.present_entity_ids @> to_jsonb(${row}.id))`;
