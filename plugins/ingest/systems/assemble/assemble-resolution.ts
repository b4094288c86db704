import { diceMethodOf } from "freeform-rpg/plugins/rules/dice/lib";
import { ResolutionRules } from "freeform-rpg/schemas/rules";
import type { SystemsFind, SystemsResults } from "freeform-rpg/schemas";

/** Below this confidence a resolution rule is reported but not used in play. */
export const leastSure = 0.45;

/** The way to roll that the game is played by; `null` where none is sure enough. A ladder of difficulties gives the usual number. */
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

/** The step of a ladder that is called middling, else the one in the middle. */
const usualDifficulty = (items: SystemsResults["calibration"]["items"]): number | null => {
  const ladder = items.filter(({ details }) => details.kind === "difficulty" && details.value !== null);
  const middling = ladder.find(({ name }) => /\b(?:medium|moderate|average|normal|standard|routine)\b/i.test(name));
  return (middling ?? ladder[Math.floor((ladder.length - 1) / 2)])?.details.value ?? null;
};
