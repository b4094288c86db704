import { nameKey } from "freeform-rpg/plugins/corrections";
import type { NamesInput } from "./ask-names.ts";
import type { NamedEntities } from "./named-entities.ts";

/** Less sure than this, a candidate is no name for the offline model. */
const least = 0.5;

/** The names that structure alone tells, with how sure it is. */
export const offlineNames = ({ candidates }: Pick<NamesInput, "candidates">): NamedEntities => {
  const sure = candidates.filter(({ confidence }) => confidence >= least);
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
