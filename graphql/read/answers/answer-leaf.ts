import { getNamedType, getNullableType, isEnumType, isListType, isNonNullType } from "graphql";
import type { GraphQLEnumType, GraphQLOutputType } from "graphql";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { Unanswerable, brokenPromise } from "./unanswerable.ts";

type Sql = RawBuilder<unknown>;

/** Scalars that Postgres writes into JSON as the API does. */
const plainScalars = new Set(["String", "ID", "Int", "Float", "Boolean", "JSON"]);

/** SQL that writes a value as the API does. `isColumn`: it is a column of its table, with the type that the entities declare. */
export const answerLeaf = (type: GraphQLOutputType, value: Sql, isColumn: boolean): Sql =>
  requireValue(type, writeLeaf(type, value, isColumn));

const writeLeaf = (type: GraphQLOutputType, value: Sql, isColumn: boolean): Sql => {
  const named = getNamedType(type);
  if (isEnumType(named) && !isListType(getNullableType(type))) return writeEnum(named, value);
  if (plainScalars.has(named.name)) return value;
  if (named.name === "DateTime" && isColumn) return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  throw new Unanswerable(`No statement writes the type "${named.name}".`);
};

const writeEnum = (type: GraphQLEnumType, value: Sql): Sql => {
  const cases = type.getValues().map(({ name, value: inner }) => {
    if (typeof inner !== "string") throw new Unanswerable(`"${type.name}.${name}" is not written as a text.`);
    return sql`when ${sql.lit(inner)} then ${sql.lit(name)}`;
  });
  return sql`case ${value} ${sql.join(cases, sql` `)} end`;
};

/** SQL that marks a `null` where the schema promises a value, so that the error is reported as always. */
export const requireValue = (type: GraphQLOutputType, value: Sql): Sql =>
  isNonNullType(type) ? sql`coalesce(to_json(${value}), ${sql.lit(`${brokenPromise}: true}`)}::json)` : value;
