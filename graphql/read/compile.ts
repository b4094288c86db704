import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { CompileObject } from "./below.ts";
import { belowOf } from "./below.ts";
import type { ColumnSql } from "./field-read.ts";
import { readOf } from "./field-read.ts";
import { selectFields } from "./selection.ts";

/** Pairs that one call of a variadic Postgres function takes: 100 arguments, two a pair. */
const pairLimit = 50;

/**
 * SQL of one JSON object: what the selected fields of `type` need of `row`, and under `below` what they need of other rows.
 * Fields without a declared read add nothing.
 */
export const compileObject: CompileObject = (operation, nameRow, type, nodes, row) => {
  const own = new Map<string, RawBuilder<unknown>>();
  const below = new Map<string, RawBuilder<unknown>>();
  addColumns(own, readOf(type.extensions)?.columns, row);
  for (const [responseKey, fieldNodes] of selectFields(operation, type, nodes)) {
    const field = type.getFields()[fieldNodes[0]?.name.value ?? ""];
    const read = field && readOf(field.extensions);
    if (!field || !read) continue;
    addColumns(own, read.columns, row);
    if (read.below)
      below.set(responseKey, read.below(belowOf({ operation, nameRow, type, field, nodes: fieldNodes, parent: row }, compileObject)));
  }
  return buildJson(below.size ? own.set("below", buildJson(below)) : own);
};

const addColumns = (own: Map<string, RawBuilder<unknown>>, columns: Readonly<Record<string, ColumnSql>> = {}, row: RawBuilder<unknown>) => {
  for (const [name, compute] of Object.entries(columns)) own.set(name, compute(row));
};

const buildJson = (pairs: ReadonlyMap<string, RawBuilder<unknown>>): RawBuilder<unknown> => {
  const all = [...pairs].map(([name, value]) => sql`${sql.lit(name)}, ${value}`);
  if (all.length <= pairLimit) return sql`json_build_object(${sql.join(all)})`;
  const chunks = Array.from({ length: Math.ceil(all.length / pairLimit) }, (_, at) => all.slice(at * pairLimit, (at + 1) * pairLimit));
  return sql`(${sql.join(
    chunks.map((chunk) => sql`jsonb_build_object(${sql.join(chunk)})`),
    sql` || `,
  )})`;
};
