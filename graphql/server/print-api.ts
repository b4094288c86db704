import { lexicographicSortSchema, printSchema } from "graphql";
import type { Kernel } from "freeform-rpg/kernel";
import { buildKernelSchema } from "./build-kernel-schema.ts";

/** The API that a kernel's plugins make together, as GraphQL's own schema language, sorted by name. It opens nothing. */
export const printApi = (kernel: Pick<Kernel, "read">): string => {
  const schema = buildKernelSchema(kernel);
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
};
