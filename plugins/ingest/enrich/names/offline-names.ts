import { nameKey } from "freeform-rpg/language";
import type { NamesInput } from "./names-input.ts";
import type { NamedEntities } from "./named-entities.ts";

/** The minimum confidence at which the offline model accepts a candidate. */
const minConfidence = 0.5;

/** The names found by structure alone, with their confidence. */
export const offlineNames = ({ candidates }: Pick<NamesInput, "candidates">): NamedEntities => {
  const sure = candidates.filter(({ confidence }) => confidence >= minConfidence);
  const groups = Map.groupBy(sure, ({ name, type }) => `${nameKey(name)} ${type}`);
  return {
    entities: [...groups.values()].flatMap((found) => {
      const [best] = found.toSorted((a, b) => b.confidence - a.confidence);
      if (best === undefined) return [];
      const entity = {
        name: best.name,
        type: best.type,
        aliases: [],
        segments: [...new Set(found.map(({ segment }) => segment))],
        description: found.find(({ says }) => says !== "")?.says ?? "",
        related: [],
        confidence: best.confidence,
      };
      return [entity];
    }),
  };
};
