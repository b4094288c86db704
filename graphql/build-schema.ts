import type { GraphQLSchema } from "graphql";
import { createBuilder } from "./builder/builder.ts";
import type { ApiPart } from "./builder/tokens.ts";
import { parts } from "./parts.ts";

/** Builds the schema of the product and of what plugins add to it. Any number of schemas may live in one process. */
export const buildSchema = (pluginParts: readonly ApiPart[] = []): GraphQLSchema => {
  const builder = createBuilder();
  for (const add of [...parts, ...pluginParts]) add(builder);
  return builder.toSchema();
};
