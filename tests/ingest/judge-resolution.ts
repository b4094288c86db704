import type { SystemsExtraction } from "freeform-rpg/schemas";

/** How the books of the corpus decide actions, by the beginnings of their names. */
const methods: readonly (readonly [name: string, method: string])[] = [
  ["srd51", "target_number"],
  ["dungeon-world", "sum_bands"],
  ["cairn2e", "roll_under"],
  ["blades", "highest_die"],
];

/** Below this confidence a rule is not played by. */
const leastSure = 0.6;

/** Whether the rule that a book would be played by is its own; `refused` when none is sure enough. */
export const judgeResolution = (name: string, { results }: SystemsExtraction): "right" | "wrong" | "refused" | null => {
  const [, method] = methods.find(([beginning]) => name.startsWith(beginning)) ?? [];
  const [best] = results.resolution.items;
  if (method === undefined) return null;
  if (best === undefined || best.confidence < leastSure) return "refused";
  return best.details.rules.method === method ? "right" : "wrong";
};
