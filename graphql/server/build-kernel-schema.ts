import { PluginError } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import type { GraphQLSchema } from "graphql";
import { apiParts } from "../builder/api-parts.ts";
import type { ApiPart } from "../builder/api-parts.ts";
import { buildSchema } from "../build-schema.ts";

interface OwnedPart {
  readonly plugin: string;
  readonly value: ApiPart;
}

/** What was built last. Resolvers find their kernel in the context, so that kernels of the same plugins share one schema. */
let latest: { readonly parts: readonly OwnedPart[]; readonly schema: GraphQLSchema } | null = null;

/** The schema of a kernel's plugins. Throws a `PluginError` that names the plugin whose part throws, or collides with others. */
export const buildKernelSchema = (kernel: Pick<Kernel, "read">): GraphQLSchema => {
  const parts = kernel.read(apiParts);
  const same = latest?.parts.length === parts.length && latest.parts.every(({ value }, index) => value === parts[index]?.value);
  if (latest !== null && same) return latest.schema;
  try {
    latest = { parts, schema: build(parts) };
    return latest.schema;
  } catch (cause) {
    throw blame(parts, cause);
  }
};

const build = (parts: readonly OwnedPart[]): GraphQLSchema =>
  buildSchema(
    parts.map(({ plugin, value }) => (builder) => {
      try {
        value(builder);
      } catch (cause) {
        throw new PluginError(plugin, "API", cause);
      }
    }),
  );

/**
 * At fault is the part that throws; where the schema fails as a whole, the last listed one without which it can be built. It collides with
 * another without which it can be built, too.
 */
const blame = (parts: readonly OwnedPart[], cause: unknown): unknown => {
  const needless = (part: OwnedPart): boolean => builds(parts.filter((other) => other !== part));
  const plugin = cause instanceof PluginError ? cause.plugin : parts.findLast(needless)?.plugin;
  if (plugin === undefined) return cause;
  const rival = parts.find((part) => part.plugin !== plugin && needless(part));
  const point = rival ? `API, which collides with that of the plugin "${rival.plugin}"` : "API";
  return new PluginError(plugin, point, cause instanceof PluginError ? cause.cause : cause);
};

const builds = (parts: readonly OwnedPart[]): boolean => {
  try {
    build(parts);
    return true;
  } catch {
    return false;
  }
};
