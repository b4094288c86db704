import { p } from "@mikro-orm/core";

/** A required text column that is part of the primary key. */
export const key = () => p.text().primary();
/** A required text column. */
export const text = () => p.text();
/** A text column that may be `null`. */
export const maybeText = () => p.text().nullable();
/** A whole number. */
export const integer = () => p.integer();
/** A whole number that may be `null`. */
export const maybeInteger = () => p.integer().nullable();
/** Any JSON, stored as `jsonb`. */
export const json = <T>() => p.json().$type<T>().columnType("jsonb");
/** A time, stored as `timestamptz` and set by the database. */
export const time = () => p.datetime().columnType("timestamptz").defaultRaw("now()");
/** A moment that may be `null`. */
export const maybeTime = () => p.datetime().columnType("timestamptz").nullable();
/** The origin of a row: every table of a pack's content has these columns. */
export const provenance = () => ({ origin: text(), pack_id: maybeText() });
