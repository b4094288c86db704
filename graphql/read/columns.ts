import { sql } from "kysely";
import { reading } from "./field-read.ts";
import type { ColumnSql } from "./field-read.ts";

/** Declares that a field needs these columns of its own row. */
export const columns = (...names: readonly string[]) => reading({ columns: Object.fromEntries(names.map((name) => [name, column(name)])) });

/** Declares that a field needs a value computed from its own row, stored under `name`. */
export const computed = (name: string, compute: ColumnSql) => reading({ columns: { [name]: compute } });

const column =
  (name: string): ColumnSql =>
  (row) =>
    sql`${row}.${sql.ref(name)}`;
