import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Below } from "./below.ts";
import { reading } from "./field-read.ts";
import { fromRow } from "./row.ts";
import { manyRows, oneRow, sameCampaign } from "./rows.ts";
import { maySee } from "./visibility.ts";

/** Reads the entity whose id is in a column of the row; `null` when there is none or the viewer may not see it. */
export const entityIn = (column: string) => ({
  nullable: true as const,
  ...reading({ below: (below) => oneEntity(below, sql`${below.parent}.${sql.ref(column)}`) }),
  resolve: fromRow,
});

/** SQL of the entity with this id, for those who may see it. */
export const oneEntity = (below: Below, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  oneRow(below, {
    table: "entities",
    where: (row) =>
      sql`${sameCampaign(below, row)} and ${row}.id = ${below.canon.entityId(id)} and ${maySee(below, row)} and ${below.canon.entityStands(row)}`,
  });

/**
 * SQL of the entities whose ids a JSON list holds, those that the viewer may see. An array lets Postgres look each id up; for `in` it reads all
 * entities of the campaign.
 */
export const entitiesIn = (
  below: Below,
  ids: RawBuilder<unknown>,
  also: (row: RawBuilder<unknown>) => RawBuilder<unknown> = () => sql`true`,
): RawBuilder<unknown> =>
  manyRows(below, {
    table: "entities",
    where: (row) =>
      sql`${sameCampaign(below, row)} and ${row}.id = any(array(select ${below.canon.entityId(sql`one.id`)} from jsonb_array_elements_text(${ids}) as one(id)))
        and ${maySee(below, row)} and ${below.canon.entityStands(row)} and ${also(row)}`,
    order: (row) => sql`${row}.id`,
  });

/** Reads the entities whose ids are in a JSON column of the row, those that the viewer may see. */
export const entitiesOf = (column: string) => ({
  ...reading({ below: (below) => entitiesIn(below, sql`${below.parent}.${sql.ref(column)}`) }),
  resolve: fromRow,
});

/** True when the viewer may know of the entity with this id. */
export const isKnown = (below: Below, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${below.viewer}.role = 'DM' or not exists (select from entities where entities.campaign_id = ${below.viewer}.campaign_id
    and entities.id = ${below.canon.entityId(id)} and entities.visibility <> 'known')) and ${below.canon.mayBeNamed(id)}`;
