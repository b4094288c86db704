import { contribute, definePlugin } from "freeform-rpg/kernel";
import { diceMethods } from "freeform-rpg/plugins/rules/dice";
import { defineDice } from "freeform-rpg/plugins/rules/dice/lib";
import { z } from "zod";

/** A handful of coins: the heads count. */
const coins = defineDice({
  name: "coins",
  settings: z.strictObject({ coins: z.int().min(1).max(20).default(5) }),
  roll: ({ coins: number }, { ability = 0, hindrance }, die) => {
    const dice = Array.from({ length: number }, () => die.roll(2) - 1);
    const modifier = ability - hindrance;
    const total = dice.reduce((sum, face) => sum + face, modifier);
    const margin = total - Math.ceil(number / 2);
    return { dice, modifier, total, against: `${Math.ceil(number / 2)} heads`, margin, band: margin >= 0 ? "success" : "failure" };
  },
});

export default definePlugin({ name: "foreign-coins", engine: "^0.1.0", create: () => ({ contributes: [contribute(diceMethods, coins)] }) });
