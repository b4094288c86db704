import type { LabelFamily } from "./family.ts";

/** Games of moves: creatures have few numbers, an instinct and moves. */
export const pbta: LabelFamily = {
  id: "pbta",
  labels: {
    creature: {
      hit_points: "hp|harm capacity",
      armor: "armor",
      instinct: "instinct|impulse",
      moves: "moves|custom moves",
      special_qualities: "special qualities",
    },
  },
};
