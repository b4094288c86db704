import { diceMethodOf } from "freeform-rpg/plugins/rules/dice/lib";
import { ResolutionRules } from "freeform-rpg/schemas/rules";
import type { SystemsFind, SystemsResults } from "freeform-rpg/schemas";

/** Below this confidence a resolution rule is reported but not used in play. */
export const leastSure = 0.6;

/** The game's resolution method; `null` when none is certain enough. A list of difficulties provides the default number. */
export const chooseResolution = ({
  resolution,
  calibration,
}: SystemsResults): { rules: ResolutionRules; find: SystemsFind<"resolution"> } | null => {
  const [find] = resolution.items;
  if (find === undefined || find.confidence < leastSure) return null;
  const { rules } = find.details;
  const usual = usualDifficulty(calibration.items);
  if (usual === null) return { rules, find };
  return { rules: ResolutionRules.parse(diceMethodOf(rules).withDifficulty(rules, usual)), find };
};

/** The difficulty that is called average, else the middle one of the list. */
const usualDifficulty = (items: SystemsResults["calibration"]["items"]): number | null => {
  const ladder = items.filter(({ details }) => details.kind === "difficulty" && details.value !== null);
  const middling = ladder.find(({ name }) => /\b(?:medium|moderate|average|normal|standard|routine)\b/i.test(name));
  return (middling ?? ladder[Math.floor((ladder.length - 1) / 2)])?.details.value ?? null;
};
