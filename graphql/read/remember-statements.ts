import type { GraphQLResolveInfo } from "graphql";
import { _createLRUCache as createCache } from "graphql-yoga";
import type { CompiledQuery } from "kysely";

/** Statements that are remembered at the same time. A large one has some 30,000 characters. */
const kept = 300;

/** What a statement is made from, beside its operation: whatever else changes its text or its parameters. */
export type Ingredients = readonly (string | boolean | null)[];

const statements = createCache<CompiledQuery<unknown>>({ max: kept });
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/**
 * The statement that reads a field, compiled once for an operation with the same variables. Documents are parsed once and kept by the server, so the
 * operation's own object is its identity.
 */
export const rememberStatement = <T>(
  info: GraphQLResolveInfo,
  ingredients: Ingredients,
  compile: () => CompiledQuery<T>,
): CompiledQuery<unknown> => {
  const key = JSON.stringify([numberOf(info.schema), numberOf(info.operation), pathOf(info), info.variableValues, ...ingredients]);
  const known = statements.get(key);
  if (known) return known;
  const compiled = compile();
  statements.set(key, compiled);
  return compiled;
};

const numberOf = (value: object): number => {
  const known = numbers.get(value) ?? ++lastNumber;
  numbers.set(value, known);
  return known;
};

const pathOf = ({ path }: GraphQLResolveInfo): readonly (string | number)[] => {
  const keys: (string | number)[] = [];
  for (let at: GraphQLResolveInfo["path"] | undefined = path; at; at = at.prev) keys.push(at.key);
  return keys;
};
