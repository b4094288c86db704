import { ResolutionRules } from "freeform-rpg/schemas/rules";
import { JsonObject } from "freeform-rpg/schemas/values";
import type { SystemConfig, SystemsExtraction } from "freeform-rpg/schemas";
import { chooseResolution } from "./assemble-resolution.ts";
import { assembleStats } from "./assemble-stats.ts";

/** The id and name of a system file. */
export interface PackName {
  readonly id: string;
  readonly name: string;
}

/** How the book rolls. A person who names the system decides that; the book may still set its numbers. */
const readResolution = (results: SystemsExtraction["results"], named: SystemConfig | undefined): ReturnType<typeof chooseResolution> => {
  const read = chooseResolution(results);
  return named?.resolution && named.resolution.method !== read?.rules.method ? null : read;
};

/**
 * The book's rules as a system file that inherits its family's, or the common base when the book's attributes differ from the
 * family's, because merged lists would contain both. `null` when the rules are not playable.
 */
export const assembleConfig = (
  { system, hinted, results }: SystemsExtraction,
  pack: PackName,
  known: readonly SystemConfig[],
): { readonly config: JsonObject; readonly chosen: ReturnType<typeof chooseResolution> } | null => {
  const family = known.find(({ id }) => id === system);
  const chosen = readResolution(results, hinted ? family : undefined);
  const rules = chosen?.rules ?? family?.resolution ?? null;
  if (rules === null) return null;
  const stats = assembleStats(results, rules, known);
  const fits = family !== undefined && (stats === null || isWithin(stats.stat_schema, family.stat_schema));
  const parts = {
    id: pack.id,
    name: `${pack.name} (rules)`,
    inherits: fits ? family.id : "_base",
    resolution: fits ? toldBy(rules, family.resolution) : rules,
    ...(stats !== null && !fits ? stats : {}),
    ...(results.conditions.items.length > 0
      ? { conditions: results.conditions.items.map(({ name, details }) => ({ name, effects: details.effects })) }
      : {}),
  };
  return { config: JsonObject.parse(parts), chosen };
};

/** The rules that the book states; its family provides the others. */
const toldBy = (rules: ResolutionRules, family: SystemConfig["resolution"]): object => {
  if (family?.method !== rules.method) return rules;
  const open: Readonly<Record<string, unknown>> = ResolutionRules.parse({ method: rules.method });
  const stated = Object.entries(rules).filter(([name, value]) => name === "method" || JSON.stringify(open[name]) !== JSON.stringify(value));
  return Object.fromEntries(stated);
};

type Schema = SystemConfig["stat_schema"];

const isWithin = (own: Schema, family: Schema): boolean => idsOf(own).every((id) => idsOf(family).includes(id));

const idsOf = (schema: Schema): string[] =>
  Object.values({ ...schema?.attributes, ...prefixed(schema?.abilities) }).flatMap((stats) =>
    Array.isArray(stats) ? stats : Object.keys(stats),
  );

/** Groups of attributes and of abilities may have the same name. */
const prefixed = (groups: NonNullable<Schema>["abilities"] = {}): NonNullable<Schema>["abilities"] =>
  Object.fromEntries(Object.entries(groups).map(([name, stats]) => [`ability ${name}`, stats]));
