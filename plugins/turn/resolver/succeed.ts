import type { ActionOutcome, AllowedAction, EffectDraft } from "freeform-rpg/schemas";
import { clearBySuccess, consume, isTreatment, record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import type { Course } from "./course.ts";
import { answerKnock, isAnswered } from "./everyday.ts";
import { isDeclined, takeOffer, withoutWages } from "./talk/offer.ts";
import { pledgeOf } from "./talk/own-promises.ts";
import { isWords, ownEffects } from "./talk/request.ts";
import { messagesOf } from "./messages.ts";

/**
 * Applies the effects of an action that worked, and says so when nothing changed that was meant to. What others are asked to do by an
 * action of words is for them to do: `asked` says that somebody has answered for it.
 */
export const succeed = (course: Course, action: AllowedAction, outcome: ActionOutcome, asked: boolean): void => {
  const { draft, effects } = course;
  if (isDeclined(draft, action)) return void course.failed.add(action.position);
  const applied: EffectDraft[] = [];
  const before = draft.events.length;
  for (const effect of withoutWages(draft, action, effectsFor(course, action, outcome)))
    if (isDealt(draft, action, effect) || effects.apply(effect, draft)) applied.push(effect);
  outcome.effects.push(...applied);
  if (applied.length > 0) takeOffer(draft, action);
  if (outcome.band !== "mixed") clearBySuccess(draft, action.action);
  consume(draft, action);
  answerKnock(draft, action);
  if (applied.length === 0 && !asked) sayUnchanged(course, action, before);
};

/**
 * Says that nothing changed that was meant to, with the reason where something guards it, unless the story answers the action by itself.
 * Remembers where there is nothing that could be handled next.
 */
const sayUnchanged = ({ draft, failed, emptyHanded }: Course, action: AllowedAction, before: number): void => {
  const isMeant = action.effects.length + action.refused_effects.length > 0;
  if (!isMeant && draft.actions.is(action.action, "taking") && draft.events.length === before) emptyHanded.add(action.position);
  if (!isMeant) return;
  if (isEmptyHanded(action)) failed.add(action.position);
  const guarded = action.refused_effects.find(({ cause }) => cause === "guarded");
  if (guarded !== undefined && isAnswered(draft)) return;
  record(draft, "nothing_changed", guarded?.reason ?? messagesOf(draft.world).outcomes.nothingChanges(), {
    action: action.action,
    target_id: action.target_id,
  });
};

/** What was to be made up was refused: what is to be done with it cannot follow. */
const isEmptyHanded = ({ effects, refused_effects }: AllowedAction): boolean =>
  effects.length === 0 && refused_effects.some(({ effect: { kind } }) => kind === "create");

/** The blow of an attack has landed by now: its harm is not dealt twice. */
const isDealt = ({ actions }: ResolutionDraft, { action, target_id }: AllowedAction, { kind, who }: EffectDraft): boolean =>
  kind === "harm" && who === target_id && actions.is(action, "violent");

/** The character's own word is recorded with whom it is given to: not once more. */
const isPledged = (draft: ResolutionDraft, action: AllowedAction, { kind, who }: EffectDraft): boolean =>
  kind === "agree" && who === draft.world.actor_id && pledgeOf(draft, action) !== null;

/** Using something made for wounds heals them, whatever the verb. A critical success heals more. */
const effectsFor = ({ draft }: Course, action: AllowedAction, { band }: ActionOutcome): readonly EffectDraft[] => {
  const healing = action.effects.some(({ kind }) => kind === "heal");
  const own = isWords(draft, action) ? ownEffects(draft, action).filter((effect) => !isPledged(draft, action, effect)) : action.effects;
  const all: readonly EffectDraft[] =
    !healing && isTreatment(draft, action) ? [...own, { kind: "heal", who: draft.world.actor_id, amount: 1 }] : own;
  return band === "critical" ? all.map((effect) => (effect.kind === "heal" ? { ...effect, amount: 2 } : effect)) : all;
};
