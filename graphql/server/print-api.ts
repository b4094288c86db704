import { printSchemaWithDirectives } from "@graphql-tools/utils";
import { lexicographicSortSchema } from "graphql";
import type { Kernel } from "freeform-rpg/kernel";
import { buildKernelSchema } from "./build-kernel-schema.ts";

/** The API that a kernel's plugins make together, as GraphQL's own schema language, sorted by name. It opens nothing. */
export const printApi = (kernel: Pick<Kernel, "read">): string => {
  const schema = buildKernelSchema(kernel);
  return `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;
};
