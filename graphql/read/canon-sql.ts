import type { Canon } from "freeform-rpg/plugins/canon/corrections";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { viewerRow } from "./viewer-row.ts";

type Sql = RawBuilder<unknown>;

/** SQL that reads rows as canon has them. Where nothing is corrected it adds nothing to a statement. */
export interface CanonSql {
  /** True for rows of `entities` that are part of canon: neither hidden nor merged into another. */
  entityStands(row: Sql): Sql;
  /** True for rows of `threads` that are part of canon. */
  threadStands(row: Sql): Sql;
  /** The id of the canonical entity for the one with this id. */
  entityId(id: Sql): Sql;
  /** True unless the entity with this id is hidden. */
  mayBeNamed(id: Sql): Sql;
  /** True when the entity with this id is the one called `whole`, or merged into it. */
  isPartOf(id: Sql, whole: Sql): Sql;
  /** The canonical name of a row of `entities`. */
  entityName(row: Sql): Sql;
  /** The canonical status of a row of `threads`. */
  threadStatus(row: Sql): Sql;
}

const nothing = sql`true`;

const plain: CanonSql = {
  entityStands: () => nothing,
  threadStands: () => nothing,
  entityId: (id) => id,
  mayBeNamed: () => nothing,
  isPartOf: (id, whole) => sql`${id} = ${whole}`,
  entityName: (row) => sql`${row}.name`,
  threadStatus: (row) => sql`${row}.status`,
};

/** SQL for a statement that reads these campaigns; the viewer's membership says which one a row belongs to. */
export const canonSql = (canons: ReadonlyMap<string, Canon>): CanonSql => {
  if (canons.size === 0) return plain;
  const documents = JSON.stringify(Object.fromEntries([...canons].map(([id, canon]) => [id, documentOf(canon)])));
  const part = (name: keyof ReturnType<typeof documentOf>): Sql =>
    sql`(${documents}::jsonb -> ${viewerRow}.campaign_id -> ${sql.lit(name)})`;
  const has = (name: "absent" | "hidden" | "threads", id: Sql): Sql => sql`coalesce(jsonb_exists(${part(name)}, ${id}), false)`;
  const entityId = (id: Sql): Sql => sql`coalesce(${part("merged")} ->> (${id}), ${id})`;
  return {
    entityStands: (row) => sql`not ${has("absent", sql`${row}.id`)}`,
    threadStands: (row) => sql`not ${has("threads", sql`${row}.id`)}`,
    entityId,
    mayBeNamed: (id) => sql`not ${has("hidden", id)}`,
    isPartOf: (id, whole) =>
      sql`(${id} = ${whole} or ${id} in (select m.key from jsonb_each_text(coalesce(${part("merged")}, '{}')) as m where m.value = ${whole}))`,
    entityName: (row) => sql`coalesce(${part("names")} ->> ${row}.id, ${row}.name)`,
    threadStatus: (row) => sql`coalesce(${part("statuses")} ->> ${row}.id, ${row}.status)`,
  };
};

const documentOf = ({ entities, threads }: Canon) => {
  const absent = [...entities.absentIds()];
  const merged = entities.mergedIds();
  const mark = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, true]));
  return {
    absent: mark(absent),
    hidden: mark(absent.filter((id) => !merged.has(id))),
    merged: Object.fromEntries(merged),
    names: Object.fromEntries(entities.entities().flatMap(({ id, name, corrected }) => (corrected ? [[id, name]] : []))),
    threads: mark([...threads.absentIds()]),
    statuses: Object.fromEntries(threads.threads().flatMap(({ id, status }) => (status === null ? [] : [[id, status]]))),
  };
};
