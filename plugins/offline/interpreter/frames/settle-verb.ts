import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import type { FoundVerb } from "../lexicon.ts";
import { readLightVerb } from "./light-verbs.ts";
import { senses } from "./senses.ts";
import { shapeOf } from "./sense-shape.ts";
import { senseRules } from "./sense-rules.ts";
import type { Role } from "./shape.ts";

/** The verb that is meant, given what it is done to: "lift the lid", "lift Corin". */
export const settleVerb = (found: FoundVerb, roles: readonly Role[], said: string, actions: ActionCatalogue): string => {
  const shape = shapeOf(found, roles, said, actions);
  const ruled = senseRules.find(({ of, when }) => of.test(found.phrase) && when(shape));
  if (ruled !== undefined) return ruled.means;
  return readLightVerb(shape) ?? senses[found.phrase]?.[shape.object?.kind ?? "none"] ?? found.verb;
};
