import { lexicographicSortSchema, printSchema } from "graphql";
import type { Kernel } from "freeform-rpg/kernel";
import { buildSchema } from "../build-schema.ts";
import { apiParts } from "../builder/api-parts.ts";

/** The API that a kernel's plugins make together, as GraphQL's own schema language, sorted by name. It opens nothing. */
export const printApi = (kernel: Pick<Kernel, "read">): string => {
  const schema = buildSchema(kernel.read(apiParts).map(({ value }) => value));
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
};
