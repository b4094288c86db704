import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

/** A point in time, ISO 8601 with offset. JSON from the database contains strings, its driver returns dates: both are written in the same form. */
export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: "DateTime",
  description: "A point in time as ISO 8601 text in UTC, such as `2026-03-01T18:30:00.000Z`.",
  specifiedByURL: "https://scalars.graphql.org/andimarek/date-time.html",
  serialize: (value) => toDate(value).toISOString(),
  parseValue: (value) => toDate(value),
  parseLiteral: (node) => toDate(node.kind === Kind.STRING ? node.value : undefined),
});

const toDate = (value: unknown): Date => {
  const date = value instanceof Date ? value : new Date(typeof value === "string" ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) {
    throw new GraphQLError(`"${String(value)}" is not a point in time. Use ISO 8601 text, such as "2026-03-01T18:30:00Z".`);
  }
  return date;
};
