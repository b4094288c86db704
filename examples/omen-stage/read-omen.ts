import type { World } from "freeform-rpg/schemas";
import type { Omen } from "./tokens.ts";

/** Reads the heaviest omen from what players may know: pending threats that were announced, and clocks they can see. */
export const readOmen = (world: World): Omen => {
  const omens = [...readThreats(world), ...readClocks(world)];
  return omens.toSorted((left, right) => right.weight - left.weight)[0] ?? quiet;
};

const quiet: Omen = {
  text: "The birds are where birds should be. Nothing stirs that was not stirring before.",
  weight: 0,
  about: null,
};

const readThreats = ({ threats }: World): Omen[] =>
  threats
    .filter(({ status }) => status === "pending")
    .map(({ id, text, hardness }) =>
      hardness === "hard"
        ? { text: `A dog howls once and is silent. ${text}`, weight: 0.9, about: id }
        : { text: `Somewhere a door bangs in no wind. ${text}`, weight: 0.5, about: id },
    );

const readClocks = ({ clocks }: World): Omen[] =>
  clocks
    .filter(({ visibility }) => visibility === "known")
    .map(({ id, name, value, max, direction }) => {
      const share = Math.min(1, Math.max(0, value / max));
      return {
        text: `Three crows face the same way. ${name} will not wait much longer.`,
        weight: direction === "up" ? share : 1 - share,
        about: id,
      };
    })
    .filter(({ weight }) => weight >= 0.5);
