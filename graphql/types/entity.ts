import { withoutDm } from "freeform-rpg/plugins/turn/context/lib";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ApiPart } from "../builder/api-parts.ts";
import type { Below } from "../read/below.ts";
import { columns, computed, computedOr, correctable } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { reading } from "../read/field-read.ts";
import { loadRow, standingEntity } from "../read/load-row.ts";
import { entitiesIn, isKnown } from "../read/related.ts";
import { fromRow } from "../read/row.ts";
import { rowId } from "../read/row-id.ts";
import { manyRows, sameCampaign } from "../read/rows.ts";
import { Entity } from "../rows/entity.ts";
import { Dossier, dossierSources, readDossier } from "./dossier.ts";
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
      key: t.exposeString("id", { description: "The plain id of the entity, unique within its campaign." }),
      type: t.expose("type", { type: EntityTypeEnum, description: "The type of the entity.", ...columns("type") }),
      name: t.string({
        description: "The canonical name.",
        ...correctable("name"),
        resolve: ({ campaign_id, id, name }, _args, { canons }) => canons.of(campaign_id)?.entities.entity(id)?.name ?? name,
      }),
      aliases: t.stringList({
        description: "Aliases and former names that resolve to the entity, as far as the players know.",
        ...computedOr("alias_list", (row) => sql`${row}.attrs -> 'aliases'`, sql`'[]'::jsonb`),
        resolve: ({ campaign_id, id, alias_list }, _args, { canons }) => [
          ...(canons.of(campaign_id)?.entities.entity(id)?.publicAliases ?? alias_list ?? []),
        ],
      }),
      corrected: t.boolean({
        description: "Whether a correction in force changes it.",
        ...reading({ answer: () => sql`false` }),
        resolve: ({ campaign_id, id }, _args, { canons }) => canons.of(campaign_id)?.entities.entity(id)?.corrected ?? false,
      }),
      tags: t.exposeStringList("tags", { description: "Free-form labels.", ...columns("tags") }),
      description: t.exposeString("description", {
        nullable: true,
        description: "The outward appearance of the entity; `null` when none is recorded.",
        ...computed("description", (row) => sql`${row}.attrs ->> 'description'`),
      }),
      attributes: t.field({
        type: "JSON",
        description: "All other attributes that players may see, such as features and uses; for player characters also their traits.",
        ...computed("attributes", publicAttributes),
        resolve: ({ campaign_id, id, attributes }, _args, { canons }) =>
          showAttributes(attributes, canons.of(campaign_id)?.entities.entity(id)),
      }),
      present: t.exposeBoolean("present", {
        description: "Whether the entity is in the current scene.",
        ...computed("present", isPresent),
      }),
      exits: t.field({
        type: [Entity],
        description: "For locations: the connected locations, as far as the players know.",
        ...reading({ below: (below) => entitiesIn(below, publicAttribute("exits")(below.parent)) }),
        resolve: fromRow,
      }),
      inventory: t.field({
        type: [InventoryItem],
        description: "The items that the entity carries, as far as the players know.",
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
      dossier: t.field({
        type: Dossier,
        nullable: true,
        description:
          "For people: what the players know of them and what passed between them; `null` for things, places and played characters.",
        ...computed("dossier_sources", dossierSources),
        resolve: ({ dossier_sources }) => readDossier(dossier_sources),
      }),
      facts: t.field({
        type: [Fact],
        description:
          "Facts about the entity that hold and that the players know, in the order in which they learned them; at most 500. Campaign.facts has those that were superseded, too.",
        ...knownFacts,
        resolve: fromRow,
      }),
      relationships: t.field({
        type: [Relationship],
        description: "Relationships with other entities, as far as the players know.",
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

const showAttributes = (
  attributes: Entity["attributes"],
  standing: { readonly corrected: boolean; readonly publicAliases: readonly string[] } | null | undefined,
): unknown => withoutDm(standing?.corrected ? { ...attributes, aliases: standing.publicAliases } : attributes);

const knownFacts = reading({
  below: (below) =>
    manyRows(below, {
      table: "facts",
      where: (row) =>
        sql`${sameCampaign(below, row)} and ${below.canon.isPartOf(sql`${row}.subject_id`, sql`${below.parent}.id`)} and ${row}.visibility = 'known' and ${row}.ended_turn is null`,
      order: (row) => sql`${row}.turn_no, ${row}.id`,
    }),
});

const isPart = (below: Below, id: RawBuilder<unknown>): RawBuilder<unknown> => below.canon.isPartOf(id, sql`${below.parent}.id`);

const isPresent: Parameters<typeof computed>[1] = (row) =>
  sql`exists (select from scene where scene.campaign_id = ${row}.campaign_id and scene.present_entity_ids @> to_jsonb(${row}.id))`;
