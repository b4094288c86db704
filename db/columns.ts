import type { ColumnType, Generated } from "kysely";

/** A `jsonb` column: reads give the value, writes take its JSON text (drivers would take a bare array for a Postgres one). */
export type Json<T> = ColumnType<T, string, string>;

/** A `jsonb` column that the database fills when it is left out. */
export type JsonDefault<T> = ColumnType<T, string | undefined, string>;

/** A `timestamptz` column that the database fills when it is left out: reads give Postgres' own text (see `readTime`), writes take a date or ISO text. */
export type TimeDefault = ColumnType<string, Date | string | undefined, Date | string>;

/** A `timestamptz` column that may be `null`. */
export type MaybeTime = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;

/** A column that may be left out on insert and is then `null`. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A column with a default. */
export type Default<T> = Generated<T>;
