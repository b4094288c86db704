import type { PolicyPack } from "freeform-rpg/schemas";
import { satisfies, validRange } from "semver";
import { findCycle } from "./find-cycle.ts";

/** The errors in the packs' ids and in their requirements of each other. */
export const checkRequirements = (packs: readonly PolicyPack[]): string[] => {
  const byId = new Map(packs.map((pack) => [pack.pack_id, pack]));
  const twice = packs.filter(({ pack_id }, at) => packs.findIndex((pack) => pack.pack_id === pack_id) !== at);
  const problems = twice.map(({ pack_id }) => `The pack "${pack_id}" is given twice; ids must be unique.`);
  for (const { pack_id, requires } of packs)
    for (const [needed, range] of Object.entries(requires)) {
      const there = byId.get(needed);
      if (validRange(range) === null)
        problems.push(`${pack_id} requires "${needed}" in the versions "${range}", which is not a version range, such as ^1.0.0.`);
      else if (there === undefined) problems.push(`${pack_id} requires "${needed}" ${range}, which is not loaded.`);
      else if (!satisfies(there.version, range)) problems.push(`${pack_id} requires "${needed}" ${range}; loaded is ${there.version}.`);
    }
  const cycle = findCycle(new Map(packs.map(({ pack_id, requires }) => [pack_id, Object.keys(requires)])));
  return cycle ? [...problems, `The packs require each other in a circle: ${cycle.join(" -> ")}.`] : problems;
};
