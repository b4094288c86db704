import type { DiceRoller } from "freeform-rpg/plugins/turn/resolver";
import { InitiativeRules } from "freeform-rpg/schemas/rules";
import type { Declaration } from "freeform-rpg/schemas";

/** What initiative is rolled from: the campaign's seed, the round's number and the rules of its system. */
export interface InitiativeOptions {
  readonly seed: string;
  readonly round: number;
  readonly rules: InitiativeRules | undefined;
  readonly dice: { seeded(seed: string): DiceRoller };
}

/** A character's initiative in a round: the same whenever it is asked for. */
export const rollInitiative = (
  { actorId, stats }: { readonly actorId: string; readonly stats: Readonly<Record<string, number>> },
  { seed, round, rules = InitiativeRules.parse({}), dice }: InitiativeOptions,
): Declaration["initiative"] => {
  const roll = dice.seeded(`${seed}:initiative:${round}:${actorId}`).roll(rules.die_type);
  const modifier = rules.stats.reduce((sum, stat) => sum + Math.trunc(stats[stat] ?? 0), 0);
  return { roll, modifier, total: roll + modifier };
};

/** Orders by initiative, highest first. Of a tie the higher modifier goes first, then who joined the campaign first. */
export const byInitiative = (
  a: { readonly initiative: Declaration["initiative"]; readonly place: number },
  b: { readonly initiative: Declaration["initiative"]; readonly place: number },
): number => b.initiative.total - a.initiative.total || b.initiative.modifier - a.initiative.modifier || a.place - b.place;
