import { defineMethod } from "./dice-method.ts";

/** Rules that leave the dice to a plugin: what is known of them without it. `openDiceMethods` finds the method itself. */
export const pluginDice = defineMethod({
  method: "plugin",
  label: "Dice of a plugin",
  rates: "both",
  takesDifficulty: true,
  roll: ({ dice }) => {
    throw new TypeError(`The dice "${dice}" are a plugin's: roll with openDiceMethods.`);
  },
  limits: ({ attribute_range, ability_range }) => ({ attribute: attribute_range, ability: ability_range }),
  inBooks: [],
});
