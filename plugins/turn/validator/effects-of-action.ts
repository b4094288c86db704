import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { shippedEffects } from "freeform-rpg/plugins/turn/effects/lib";
import type { Effects } from "freeform-rpg/plugins/turn/effects";
import type { EffectDraft, ProposedAction, RefusedEffect } from "freeform-rpg/schemas";
import type { Attempt } from "./attempt.ts";
import { objectToEffect } from "./lawful.ts";
import { isPayment, sumPaid } from "./costs.ts";
import { usualEffects } from "./usual-effects.ts";

/** The effects that an action has when it succeeds, and the proposals that were refused. */
export interface EffectsOfAction {
  readonly effects: readonly EffectDraft[];
  readonly refused: readonly RefusedEffect[];
}

/**
 * Settles the effects of an attempt: the lawful proposals, and for each kind that none was proposed of, what the verb means by itself.
 * A proposal that code refuses does not keep the action from being attempted.
 */
export const effectsOfAction = (attempt: Attempt, proposed: ProposedAction, effects: Effects = shippedEffects): EffectsOfAction => {
  const scene = { world: attempt.world, origin: "proposal" } as const;
  const pays = sumPaid(attempt.action, { ...attempt, proposed: attempt.sum }, attempt.world) !== undefined;
  const wanted = proposed.effects.filter((effect) => !pays || !isPayment(effect, attempt.world));
  const judged = wanted.map((effect) => {
    const objection = objectToEffect(attempt.action, effect, attempt.world);
    return { effect, settled: objection === undefined ? effects.settle(effect, scene) : { reason: objection } };
  });
  const lawful = judged.flatMap(({ settled }) => ("effect" in settled ? [settled.effect] : []));
  const kinds = new Set(proposed.effects.map(({ kind }) => kind));
  const usual = usualEffects(attempt, proposed)
    .filter(({ kind }) => !lawful.some((effect) => effect.kind === kind) && !(kinds.has(kind) && isSpoken(attempt)))
    .map((effect) => ({ effect, settled: effects.settle(effect, scene) }));
  return {
    effects: [...usual.flatMap(({ settled }) => ("effect" in settled ? [settled.effect] : [])), ...lawful],
    refused: [...judged, ...usual].flatMap(({ effect, settled }) => ("reason" in settled ? [{ ...settled, effect }] : [])),
  };
};

const isSpoken = ({ action }: Attempt): boolean => hasTrait(action, "conversing", "pressing");
