import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { objectToMinor, shippedEffects } from "freeform-rpg/plugins/turn/effects/lib";
import type { Effects } from "freeform-rpg/plugins/turn/effects";
import {
  companyOf,
  entityById,
  factText,
  goodIn,
  isCreature,
  isHelpless,
  isLoose,
  isMentioned,
  isMoney,
  isOwn,
  phraseWords,
  readPhrase,
  resolveTarget,
} from "freeform-rpg/plugins/turn/scene/lib";
import type { EffectDraft, Entity, ProposedAction, RefusedEffect, World } from "freeform-rpg/schemas";
import type { Attempt } from "./attempt.ts";
import { asDone } from "./as-done.ts";
import { objectToEffect } from "./lawful.ts";
import { isUnlisted } from "./aim-unlisted.ts";
import { isPayment, paymentOf, sumPaid } from "./costs.ts";
import { isWrapped } from "./kept.ts";
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
  const wanted = proposed.effects
    .filter((effect) => (!pays || !isPayment(effect, attempt.world)) && !isPutAway(effect, attempt))
    .filter((effect) => !isMoved(effect, attempt))
    .map((effect) => asPart(asMade(asLaid(asDone(effect, attempt.world), attempt), attempt), attempt));
  const judged = wanted.map((effect) => {
    const objection = objectToEffect(attempt.action, effect, attempt.world);
    return { effect, settled: objection === undefined ? effects.settle(effect, scene) : { reason: objection } };
  });
  const lawful = judged.flatMap(({ settled }) => ("effect" in settled ? [settled.effect] : []));
  const kinds = new Set(proposed.effects.map(({ kind }) => kind));
  const payment = paymentOf(attempt, proposed);
  const usual = [...(payment === undefined ? [] : [payment]), ...usualEffects(attempt, proposed)]
    .filter((effect) => !isPutAway(effect, attempt))
    .filter(
      (effect) => effect === payment || (!lawful.some((one) => isSameMove(one, effect)) && !(kinds.has(effect.kind) && isSpoken(attempt))),
    )
    .map((effect) => ({ effect, settled: effects.settle(effect, scene) }));
  return {
    effects: [...usual.flatMap(({ settled }) => ("effect" in settled ? [settled.effect] : [])), ...lawful],
    refused: [...judged, ...usual].flatMap(({ effect, settled }) => ("reason" in settled ? [{ ...settled, effect }] : [])),
  };
};

/** True for effects of one kind, and for two that leave the same thing somewhere: what is tossed to somebody does not lie on the ground. */
const isSameMove = (lawful: EffectDraft, usual: EffectDraft): boolean =>
  lawful.kind === usual.kind || (moves.has(lawful.kind) && moves.has(usual.kind) && lawful["item"] === usual["item"]);

const moves: ReadonlySet<string> = new Set(["transfer", "place"]);

/** Somebody else is to do it: what the actor will bring later is not brought now. */
const isAskedFor = ({ kind, who }: EffectDraft, attempt: Attempt): boolean => kind === "agree" && !isActor(who, attempt);

/** A small thing that nothing here goes by is made up where someone is asked for it, where one has it about one, or where it is part of a thing. */
const asMade = (effect: EffectDraft, attempt: Attempt): EffectDraft => {
  const ordered = isAskedFor(effect, attempt) ? orderedIn(String(effect["to"]), attempt) : undefined;
  if (ordered !== undefined) return { kind: "create", name: ordered, at: servedTo(String(effect["to"]), attempt) };
  const { item, to } = effect;
  if (effect.kind !== "transfer" || typeof item !== "string" || typeof to !== "string" || !isMissing(item, attempt.world)) return effect;
  const made = { kind: "create", name: item, at: to };
  const { action } = attempt;
  if (hasTrait(action, "paying") || (hasTrait(action, "handing") && isActor(effect["from"], attempt))) return made;
  return madeOf(made, item, attempt) ?? effect;
};

/** What somebody is asked for, and what is taken off a thing that has it. */
const madeOf = (made: EffectDraft, item: string, { action, target, world }: Attempt): EffectDraft | undefined => {
  if (target.kind !== "entity") return undefined;
  if (hasTrait(action, "asking", "pressing") && isCreature(target.entity)) return made;
  const isPart = target.part !== undefined || isToldOf(item, target.entity, world);
  return hasTrait(action, "taking") && isPart ? { ...made, part_of: target.entity.id } : undefined;
};

/** "The ribbon" of a body with a ribbon round its wrist, by its description or a known fact. The living are not robbed by that. */
const isToldOf = (item: string, whole: Entity, { facts }: World): boolean => {
  if (isCreature(whole) && !isHelpless(whole)) return false;
  const known = facts.filter(({ subject_id, visibility }) => subject_id === whole.id && visibility === "known").map(factText);
  const { head, modifiers } = readPhrase(item);
  return [whole.attrs.description ?? "", ...known].some((text) => {
    const words = phraseWords(text);
    return words.includes(head) && modifiers.every((word) => words.includes(word));
  });
};

/** "Could you pour Ota a drink?": for whom it is, the actor where nobody else is named. */
const servedTo = (said: string, { target, world }: Attempt): string => {
  const asked = target.kind === "entity" ? target.entity.id : "";
  return companyOf(world).find((one) => one.id !== asked && isMentioned(one, said, world))?.id ?? world.actor_id;
};

/** What is made while one handles part of a thing is that part. */
const asPart = (effect: EffectDraft, { target }: Attempt): EffectDraft =>
  effect.kind === "create" && target.kind === "entity" && target.part !== undefined && (effect["part_of"] ?? "") === ""
    ? { ...effect, part_of: target.entity.id }
    : effect;

/** What is laid on a table, a sill or the floor that nobody lists lies here. */
const asLaid = (effect: EffectDraft, { world }: Attempt): EffectDraft =>
  effect.kind === "place" && typeof effect["at"] === "string" && isUnlisted(effect["at"], world) ? { ...effect, at: "here" } : effect;

/** A chair that is pushed against the door is nothing that is kept account of. */
const isMoved = ({ kind, item }: EffectDraft, { world, target }: Attempt): boolean =>
  (kind === "place" || kind === "transfer") &&
  target.kind === "feature" &&
  typeof item === "string" &&
  (isLoose(item) || isUnlisted(item, world));

/** What is put into one's own clothes stays carried, and what is set back is where it was. */
const isPutAway = ({ kind, at, item }: EffectDraft, { details, world }: Attempt): boolean => {
  if (kind !== "place" || typeof at !== "string") return false;
  const thing = entityById(world, String(item));
  if (thing?.type === "other" && thing.attrs["placed_at"] === undefined && /\bback\b/i.test(details)) return true;
  if (isWrapped(details) && resolveTarget(at, world).kind === "unknown") return true;
  const where = `${at} ${entityById(world, at)?.name ?? ""}`.toLowerCase();
  return [...details.matchAll(/\bmy (?:own )?([\p{L}-]+)/giu)].some(([, word = ""]) => isOwn(word) && where.includes(word.toLowerCase()));
};

/** The listed small thing that someone is to bring. */
const orderedIn = (said: string, { action, target, world }: Attempt): string | undefined => {
  const asked = hasTrait(action, "asking", "pressing") && target.kind === "entity" && isCreature(target.entity);
  return asked && /\b(?:give|bring|get|pour|serve|sell|fetch|hand|slide)s?\b/i.test(said) ? goodIn(said, world) : undefined;
};

const isActor = (from: unknown, { world }: Attempt): boolean => from === world.actor_id || from === "pc";

/** True for the name of nothing here that a small thing may have. */
const isMissing = (item: string, world: World): boolean =>
  resolveTarget(item, world).kind === "unknown" && !isMoney(item, world) && objectToMinor(item, world) === undefined;

const isSpoken = ({ action }: Attempt): boolean => hasTrait(action, "conversing", "pressing");
