import type { AllowedAction, EngineEvent, Entity, Fact } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, factText, isCreature, isHelpless } from "freeform-rpg/plugins/turn/scene/lib";
import { isGuarded, isKnownTo } from "./knowledge.ts";
import { messagesOf } from "../messages.ts";
import { mannerOf, sayFresh } from "./manner.ts";
import { hasHeardOf } from "./on-record.ts";
import { sayWithheld } from "./say-withheld.ts";
import { speakUp } from "./speak-up.ts";

/**
 * Lets whoever was told something that the party found out say what it is to them, where they have not answered since `from`: that they knew it,
 * or that it is new. "You knew, didn't you?" is answered by that; of what they guard they say neither.
 */
export const hearNews = (draft: ResolutionDraft, action: AllowedAction, from: number): void => {
  for (const { who, fact } of toldBy(draft, action)) {
    const person = entityById(draft.start, who) ?? entityById(draft.world, who);
    if (person === undefined || !isCreature(person) || isHelpless(person) || !draft.present.has(who)) continue;
    if (draft.events.slice(from).some(({ type, details }) => details["entity_id"] === who && isReply(type, details))) continue;
    if (draft.events.slice(from).some(({ details }) => details["told_by"] === who)) continue;
    speakUp(draft, person, capitalise(reactionTo(draft, action, { person, fact })), { answered: true }, "answer");
  }
};

/** They have answered, or given or refused their word. */
const isReply = (type: EngineEvent["type"], { answered, refused }: EngineEvent["details"]): boolean =>
  answered === true || refused === true || type === "promise_made" || type === "promise_kept";

const toldBy = ({ world }: ResolutionDraft, { effects }: AllowedAction): { readonly who: string; readonly fact: Fact }[] =>
  effects.flatMap((effect) => {
    const fact = effect.kind === "learn" ? world.facts.find(({ id }) => id === effect["fact"]) : undefined;
    return fact === undefined || fact.predicate === "promised" ? [] : [{ who: String(effect["who"]), fact }];
  });

const reactionTo = (
  draft: ResolutionDraft,
  { details, topic }: AllowedAction,
  { person, fact }: { readonly person: Entity; readonly fact: Fact },
): string => {
  const manner = mannerOf(draft.world, person);
  const { knew, didNotKnow, alreadyKnown, isNew } = messagesOf(draft.world).news;
  const known = isKnownTo({ ...draft, world: draft.start }, fact, person);
  if (known && isGuarded(fact)) return sayWithheld(draft, { person, wantsVerdict: true });
  if (asksWhetherKnown.test(`${details} ${topic} ${draft.ruling.speech}`))
    return sayFresh(draft, person, (known ? knew : didNotKnow)[manner]);
  const isOld = known || hasHeardOf(draft, person, factText(fact));
  return sayFresh(draft, person, (isOld ? alreadyKnown : isNew)[manner]);
};

const asksWhetherKnown = /\b(?:you knew|did(?:n['’]t)? you know|have you known|you already know|you must have known)\b/i;
