import { EntityType } from "freeform-rpg/schemas/values";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { z } from "zod";
import { splitKey, toPlainId } from "../builder/global-id.ts";
import type { ApiPart } from "../builder/api-parts.ts";
import { reading } from "../read/field-read.ts";
import { paging } from "../read/page-sql.ts";
import { oneEntity } from "../read/related.ts";
import { fromRow } from "../read/row.ts";
import { sameCampaign } from "../read/rows.ts";
import { VisibilityArgs, visible } from "../read/visibility.ts";
import { Campaign } from "./campaign.ts";
import { pageFromRow } from "./connection.ts";
import { Entity } from "../rows/entity.ts";
import { EntityTypeEnum } from "./enums.ts";
import { Fact } from "./fact.ts";
import { addVisibilityArgument, guardVisibility } from "./visibility-argument.ts";

const EntitiesArgs = VisibilityArgs.extend({ type: z.array(EntityType).nullish(), nameContains: z.string().max(200).nullish() });
const FactsArgs = VisibilityArgs.extend({ subject: z.string().nullish(), predicate: z.string().nullish(), holding: z.boolean().nullish() });
const EntityArgs = z.object({ id: z.string() });

/** Adds the canon of a campaign: its entities and facts. */
export const addCampaignCanon: ApiPart = (builder) => {
  const visibility = addVisibilityArgument(builder);
  builder.objectFields(Campaign, (t) => ({
    entity: t.field({
      type: Entity,
      nullable: true,
      description: "One entity; `null` when it does not exist or the viewer may not see it.",
      args: { id: t.arg.id({ required: true, description: "The global id of the entity, or its plain id within the campaign." }) },
      ...reading({ below: (below) => oneEntity(below, sql`${plainEntityId(below.args(EntityArgs).id)}::text`) }),
      resolve: fromRow,
    }),
    entities: t.connection(
      {
        type: Entity,
        description: "The campaign's entities, ordered by id.",
        args: {
          visibility,
          type: t.arg({ type: [EntityTypeEnum], description: "Only entities of these types. Default: all." }),
          nameContains: t.arg.string({ description: "Only entities whose name contains this text. Case is ignored." }),
        },
        authScopes: guardVisibility,
        ...paging((below) => {
          const wanted = below.args(EntitiesArgs);
          return {
            table: "entities",
            sort: [{ column: "id", type: "text" }],
            where: (row) => sql`${sameCampaign(below, row)} and ${visible(below, row, wanted.visibility)}
                and ${below.canon.entityStands(row)} and ${anyOf(row, "type", wanted.type)}
                and ${holds(below.canon.entityName(row), wanted.nameContains)}`,
          };
        }),
        resolve: pageFromRow<Entity>,
      },
      { description: "A page of entities." },
      { description: "An entity on a page." },
    ),
    facts: t.connection(
      {
        type: Fact,
        description: "Facts of the campaign, in the order in which they were established.",
        args: {
          visibility,
          subject: t.arg.id({ description: "Only facts about this entity, by its global id or its plain id." }),
          predicate: t.arg.string({ description: "Only facts with this predicate." }),
          holding: t.arg.boolean({ description: "`true`: only facts that hold now. `false`: only facts that later ones superseded." }),
        },
        authScopes: guardVisibility,
        ...paging((below) => {
          const { visibility: wanted, subject, predicate, holding } = below.args(FactsArgs);
          return {
            table: "facts",
            sort: [
              { column: "turn_no", type: "integer" },
              { column: "id", type: "text" },
            ],
            where: (row) => sql`${sameCampaign(below, row)} and ${visible(below, row, wanted)}
                and ${below.canon.mayBeNamed(sql`${row}.subject_id`)}
                and ${subject ? below.canon.isPartOf(sql`${row}.subject_id`, below.canon.entityId(sql`${plainEntityId(subject)}::text`)) : sql`true`} and ${equals(row, "predicate", predicate)}
                and ${typeof holding === "boolean" ? sql`(${row}.ended_turn is null) = ${holding}` : sql`true`}`,
          };
        }),
        resolve: pageFromRow<Fact>,
      },
      { description: "A page of facts." },
      { description: "A fact on a page." },
    ),
  }));
};

const plainEntityId = (given: string): string => {
  const plain = toPlainId("Entity", given);
  return plain === given ? given : (splitKey(plain)[1] ?? given);
};

const equals = (row: RawBuilder<unknown>, column: string, value: string | null | undefined): RawBuilder<unknown> =>
  value ? sql`${row}.${sql.ref(column)} = ${value}` : sql`true`;

const anyOf = (row: RawBuilder<unknown>, column: string, values: readonly string[] | null | undefined): RawBuilder<unknown> =>
  values?.length ? sql`${row}.${sql.ref(column)} in (${sql.join(values)})` : sql`true`;

const holds = (name: RawBuilder<unknown>, text: string | null | undefined): RawBuilder<unknown> =>
  text ? sql`position(lower(${text}::text) in lower(${name})) > 0` : sql`true`;
