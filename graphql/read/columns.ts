import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { asAnswer } from "./answers/answers.ts";
import { reading } from "./field-read.ts";
import type { ColumnSql } from "./field-read.ts";

/** Declares that a field needs these columns of its own row. */
export const columns = (...names: readonly string[]) => reading({ columns: ownColumns(names) });

/** Declares that a field needs a value computed from its own row, stored under `name`, and the columns `beside` it. */
export const computed = (name: string, compute: ColumnSql, beside: readonly string[] = []) =>
  reading({ columns: { ...ownColumns(beside), [name]: compute } });

/** Declares that a field needs this value of its own row, and answers with it while nothing is corrected. */
export const correctable = (name: string, compute: ColumnSql = column(name)) =>
  reading({ columns: { [name]: compute }, answer: ({ parent }) => compute(parent) });

/** Declares that a field needs a value computed from its own row, stored under `name`, and answers with `fallback` in place of `null`. */
export const computedOr = (name: string, compute: ColumnSql, fallback: RawBuilder<unknown>) =>
  reading({ columns: { [name]: compute }, answer: ({ parent }) => sql`coalesce(${compute(parent)}, ${fallback})` });

/** Declares that a field needs a JSON list of its own row, whose items are of a type with {@link jsonType}. */
export const jsonList = (name: string, compute: ColumnSql = column(name)) =>
  reading({
    columns: { [name]: compute },
    answer: (below) => {
      const row = below.name();
      return asAnswer(sql`(select coalesce(json_agg(${below.select(row)} order by ${row}.nth), '[]'::json)
        from jsonb_array_elements(${compute(below.parent)}) with ordinality as ${row}(value, nth))`);
    },
  });

/** Declares that the values of a type are JSON objects, whose keys its fields expose. */
export const jsonType = reading({ json: true });

const ownColumns = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, column(name)]));

function column(name: string): ColumnSql {
  return (row) => sql`${row}.${sql.ref(name)}`;
}
