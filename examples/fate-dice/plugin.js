import { contribute, definePlugin } from "freeform-rpg/kernel";
import { diceMethods } from "freeform-rpg/plugins/rules/dice";
import { defineDice } from "freeform-rpg/plugins/rules/dice/lib";
import { z } from "zod";

/** Four dice that show minus, blank or plus, and a skill: a tie is a success at a cost, three more than needed is one with style. */
const fate = defineDice({
  name: "fate",
  settings: z.strictObject({ difficulty: z.int().min(0).max(8).default(2), style: z.int().min(1).default(3) }),
  roll: ({ difficulty, style }, { ability = 0, difficulty: own = difficulty, hindrance }, die) => {
    const dice = Array.from({ length: 4 }, () => die.roll(3) - 2);
    const modifier = ability - hindrance;
    const total = dice.reduce((sum, face) => sum + face, modifier);
    const margin = total - own;
    return { dice, modifier, total, against: String(own), margin, band: bandOf(margin, style) };
  },
});

/** @returns {"critical" | "success" | "mixed" | "failure"} */
const bandOf = (/** @type {number} */ margin, /** @type {number} */ style) => {
  if (margin >= style) return "critical";
  if (margin === 0) return "mixed";
  return margin > 0 ? "success" : "failure";
};

export default definePlugin({ name: "fate-dice", create: () => ({ contributes: [contribute(diceMethods, fate)] }) });
