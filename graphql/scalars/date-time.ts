import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

/** A moment, ISO 8601 with offset. The database's JSON gives strings, its driver gives dates: both are told alike. */
export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: "DateTime",
  description: "A moment as ISO 8601 text in UTC, such as `2026-03-01T18:30:00.000Z`.",
  specifiedByURL: "https://scalars.graphql.org/andimarek/date-time.html",
  serialize: (value) => toDate(value).toISOString(),
  parseValue: (value) => toDate(value),
  parseLiteral: (node) => toDate(node.kind === Kind.STRING ? node.value : undefined),
});

const toDate = (value: unknown): Date => {
  const date = value instanceof Date ? value : new Date(typeof value === "string" ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) {
    throw new GraphQLError(`"${String(value)}" is no moment in time. Write ISO 8601 text, such as "2026-03-01T18:30:00Z".`);
  }
  return date;
};
