import { sql } from "kysely";
import { reading } from "./field-read.ts";
import type { ColumnSql } from "./field-read.ts";

/** Declares that a field needs these columns of its own row. */
export const columns = (...names: readonly string[]) => reading({ columns: ownColumns(names) });

/** Declares that a field needs a value computed from its own row, stored under `name`, and the columns `beside` it. */
export const computed = (name: string, compute: ColumnSql, beside: readonly string[] = []) =>
  reading({ columns: { ...ownColumns(beside), [name]: compute } });

const ownColumns = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, column(name)]));

const column =
  (name: string): ColumnSql =>
  (row) =>
    sql`${row}.${sql.ref(name)}`;
