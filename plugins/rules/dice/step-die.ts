import type { OutcomeBand } from "freeform-rpg/schemas";
import { defineMethod } from "./dice-method.ts";
import type { DiceRoll, Die, RulesOf } from "./dice-method.ts";

type StepDie = RulesOf<"step_die">;

/** No die rolls on for ever. */
const mostRolls = 20;

/**
 * One die as large as the rating, lowered by a step for each hindrance, against a number. Where dice explode, the highest face is rolled again and added.
 * `margin` is total minus target.
 */
const rollStepDie = (
  rules: StepDie,
  rating: number,
  { target, hindrance }: { readonly target: number; readonly hindrance: number },
  die: Die,
): DiceRoll => {
  const at = rules.steps.findLastIndex((sides) => sides <= rating) - hindrance;
  const sides = rules.steps[Math.min(rules.steps.length - 1, Math.max(0, at))] ?? rules.steps[0];
  const falls = [die.roll(sides)];
  while (rules.exploding && falls.at(-1) === sides && falls.length < mostRolls) falls.push(die.roll(sides));
  const total = falls.reduce((sum, fall) => sum + fall, 0);
  const margin = total - target;
  return { method: "step_die", dice: falls, modifier: 0, total, against: String(target), margin, band: bandOf(rules, margin) };
};

const bandOf = ({ critical_margin, mixed_margin }: StepDie, margin: number): OutcomeBand => {
  if (critical_margin > 0 && margin >= critical_margin) return "critical";
  if (margin >= 0) return "success";
  return mixed_margin > 0 && -margin <= mixed_margin ? "mixed" : "failure";
};

export const stepDie = defineMethod({
  method: "step_die",
  label: "Step die",
  rates: "both",
  ratedInDice: true,
  takesDifficulty: true,
  roll: (rules, { attribute, ability = 0, difficulty = rules.target_default, hindrance }, die) =>
    rollStepDie(rules, attribute ?? ability, { target: difficulty, hindrance }, die),
  limits: ({ steps }) => ({ attribute: [steps[0], steps.at(-1) ?? steps[0]], ability: [steps[0], steps.at(-1) ?? steps[0]] }),
  bookLimits: ({ steps }) => [steps[0], steps.at(-1) ?? steps[0], steps[1] ?? steps[0]],
  inBooks: [
    {
      name: "Step die",
      says: /\broll(?:s|ing)? (?:the|a|your) (?:\w+ )?di(?:e|ce) (?:of|for|equal to) (?:your|the|that|a|its)\b|\b(?:rated|expressed|measured|given) (?:with|as|in|by) (?:a )?di(?:e|ce)\b|\bd4\b[^.|]{0,20}\bd6\b[^.|]{0,20}\bd8\b/gi,
      bears: /\b(?:larger|bigger|smaller|better|trait|attribute|skill|step|qualit(?:y|ie)|talent|rating|approach)s?\b/i,
      // A list of dice may be what weapons hurt by.
      unless: /\bdamage di(?:e|ce)\b/i,
      read: (text) => {
        const [, asked] =
          /\b(?:difficulty|target(?: number)?|need|beat|against)\b\D{0,24}\b(\d{1,2})\b|\b(\d{1,2}) or (?:more|higher|better)/i
            .exec(text)
            ?.filter(Boolean) ?? [];
        const steps = [...new Set([...text.matchAll(/\bd(4|6|8|10|12|20)\b/g)].map(([, sides]) => Number(sides)))].toSorted(
          (a, b) => a - b,
        );
        return {
          method: "step_die",
          ...(steps.length < 3 ? {} : { steps }),
          ...(asked === undefined ? {} : { target_default: Number(asked) }),
          exploding: /\bexplod|\b(?:roll|rolls) (?:it )?again and add/i.test(text),
        };
      },
    },
  ],
});
