import type { JsonObject } from "freeform-rpg/schemas";
import type { SystemConfig } from "freeform-rpg/schemas/rules";
import type { SystemFile } from "./system-line.ts";

/** A merged system, and the files that it was merged from. */
interface KeptSystem {
  readonly values: readonly JsonObject[];
  readonly system: SystemConfig;
}

/** By the nearest file as it was read. */
const kept = new WeakMap<JsonObject, KeptSystem>();

/** A copy of what `merge` makes of the files. While they are unchanged it is not called again: merging and checking takes long. */
export const keepSystem = (files: readonly SystemFile[], merge: () => SystemConfig): SystemConfig => {
  const values = files.map(({ value }) => value);
  const nearest = values.at(-1);
  if (nearest === undefined) return merge();
  const found = kept.get(nearest);
  if (found !== undefined && areSame(found.values, values)) return structuredClone(found.system);
  const system = merge();
  kept.set(nearest, { values, system });
  return structuredClone(system);
};

const areSame = (before: readonly JsonObject[], now: readonly JsonObject[]): boolean =>
  before.length === now.length && before.every((value, index) => value === now[index]);
