import type { CampaignSystem } from "freeform-rpg/schemas";
import { showPath } from "freeform-rpg/documents";
import { didYouMean } from "freeform-rpg/language";
import { statsOf } from "../initial-state/stat-schema.ts";
import type { Finding, ReferenceView } from "./reference-view.ts";

/** Finds every stat of an entity that the rules never roll. Limits apply only to players' characters: monsters may exceed them. */
export const findUnknownStats = (view: ReferenceView, system: CampaignSystem): Finding[] => {
  const known = new Set(statsOf(system).stats.map(({ id }) => id));
  if (known.size === 0) return [];
  return view.entities.flatMap(({ attrs }, at) =>
    Object.keys(attrs.stats)
      .filter((stat) => !known.has(stat))
      .map((stat): Finding => {
        const path = ["entities", at, "attrs", "stats", stat];
        const message = `${showPath(path)}: the rules of "${system.name}" have no stat "${stat}".${didYouMean(stat, known)} There are: ${[...known].join(", ")}.`;
        return { path, message };
      }),
  );
};
