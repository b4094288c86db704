import type { AllowedAction, EffectDraft, Entity } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import { record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { mannerOf, sayFresh } from "./manner.ts";
import { givePromise } from "./own-promises.ts";
import { speakUp } from "./speak-up.ts";
import { messagesOf } from "../messages.ts";

/** What something in return adds to how willing somebody is: money on the table, and a promise. */
export const inReturn = { money: 2, word: 1 };

/** What the character will do for it, where words to someone offer a bargain: "I'll buy you a drink if you tell me who it was". */
export const termsOf = ({ world, actions }: ResolutionDraft, { action, effects }: AllowedAction): readonly EffectDraft[] =>
  actions.is(action, "social") ? effects.filter(({ kind, who }) => kind === "agree" && who === world.actor_id) : [];

/** The character's word that was offered for something binds them once the other has done their part. */
export const closeBargain = (draft: ResolutionDraft, action: AllowedAction, isMet: boolean): void => {
  if (isMet) return givePromise(draft, action, { bargain: true });
  // Who has said no to it has said enough.
  if (draft.events.some(({ details }) => details["refused"] === true && details["entity_id"] === action.target_id)) return;
  const text = messagesOf(draft.world).requests.noDebt();
  record(draft, "nothing_changed", text, { target_id: action.target_id }, { binding: true });
};

/** Somebody does not strike the bargain: they will not say for that, or have nothing to give for it. */
export const declineBargain = (draft: ResolutionDraft, person: Entity, kept: boolean): void => {
  const { notForThat, nothingToSell } = messagesOf(draft.world).requests;
  const line = sayFresh(draft, person, (kept ? notForThat : nothingToSell)[mannerOf(draft.world, person)]);
  speakUp(
    draft,
    person,
    capitalise(line),
    { answered: true, refused: true, ...(kept ? { withheld: true } : { ignorant: true }) },
    "refusal",
  );
};
