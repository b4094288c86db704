import { specifiedDirectives } from "graphql";
import type { GraphQLSchema } from "graphql";
import { semanticNonNull } from "./builder/nullable-roots.ts";
import { createBuilder } from "./builder/builder.ts";
import type { ApiPart } from "./builder/api-parts.ts";
import { parts } from "./parts.ts";

/** Builds the schema of the campaign state as it is read and of what plugins add to it. The order of parts does not matter. */
export const buildSchema = (pluginParts: readonly ApiPart[] = []): GraphQLSchema => buildSchemaOf([...parts, ...pluginParts]);

/** Builds a schema of these parts alone. Any number of schemas may live in one process. */
export const buildSchemaOf = (all: readonly ApiPart[]): GraphQLSchema => {
  const builder = createBuilder();
  for (const add of all) add(builder);
  return builder.toSchema({ directives: [...specifiedDirectives, semanticNonNull] });
};
