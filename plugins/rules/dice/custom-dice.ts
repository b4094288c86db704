import { EngineError } from "freeform-rpg/errors";
import { PluginError } from "freeform-rpg/kernel";
import { didYouMean } from "freeform-rpg/language";
import { DiceRollSchema } from "./dice-roll-schema.ts";
import type { CustomDice, DiceAttempt, DiceMethods, DiceRoll, Die, RulesOf } from "./dice-method.ts";
import { diceMethodOf } from "./dice-methods.ts";

/** Dice that a plugin has contributed. */
interface Contributed {
  readonly plugin: string;
  readonly value: CustomDice;
}

/** The methods of the engine and of plugins. */
export const openDiceMethods = (contributed: readonly Contributed[] = []): DiceMethods => {
  const find = ({ dice }: RulesOf<"plugin">): Contributed => {
    const found = contributed.find(({ value }) => value.name === dice);
    if (found !== undefined) return found;
    const names = contributed.map(({ value }) => value.name);
    const there = names.length === 0 ? "No plugin brings any" : `There are: ${names.toSorted().join(", ")}`;
    throw new EngineError(
      "dice_unknown",
      `There are no dice "${dice}".${didYouMean(dice, names)} ${there}. Install the plugin that brings them.`,
    );
  };
  return {
    check: (rules) => {
      if (rules.method !== "plugin") return;
      const { value } = find(rules);
      readSettings(value, rules);
    },
    roll: (rules, attempt, die) => {
      if (rules.method !== "plugin") return diceMethodOf(rules).roll(rules, attempt, die);
      const { plugin, value } = find(rules);
      return rollCustom({ plugin, value }, rules, attempt, die);
    },
  };
};

const readSettings = ({ name, settings }: CustomDice, rules: RulesOf<"plugin">): object => {
  const parsed = settings.safeParse(rules.settings);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `"${["settings", ...path].join(".")}": ${message}`).join("; ");
  throw new EngineError("dice_invalid", `The dice "${name}" cannot be rolled with these settings. ${problems}.`);
};

const rollCustom = ({ plugin, value }: Contributed, rules: RulesOf<"plugin">, attempt: DiceAttempt, die: Die): DiceRoll => {
  const settings = readSettings(value, rules);
  try {
    return DiceRollSchema.parse({ method: value.name, modifier: 0, margin: null, against: "", ...value.roll(settings, attempt, die) });
  } catch (thrown) {
    throw new PluginError(plugin, `dice "${value.name}"`, thrown);
  }
};
