import { GraphQLScalarType } from "graphql";

/** Any JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Any JSON value, passed through as it is. */
export const jsonScalar = new GraphQLScalarType<JsonValue, unknown>({
  name: "JSON",
  description: "Any JSON value.",
  serialize: (value) => value,
});
