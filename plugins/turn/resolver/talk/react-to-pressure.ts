import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { hasSpokenOf } from "./on-record.ts";
import { sayFresh } from "./manner.ts";
import { speakUp } from "./speak-up.ts";
import { messagesOf } from "../messages.ts";

interface Pressed {
  readonly person: Entity;
  /** True for who knows more than they tell. */
  readonly kept: boolean;
}

/** Whoever is threatened or accused and has nothing to tell answers that. True where they were. */
export const reactToPressure = (draft: ResolutionDraft, { action, topic }: AllowedAction, { person, kept }: Pressed): boolean => {
  const { family, verb } = draft.actions.find(action);
  if (family !== "intimidate") return false;
  const { answers, charges } = messagesOf(draft.world);
  const nothing = hasSpokenOf(draft, person, topic) ? answers.spent : charges.frightened;
  const lines = kept ? charges.caught : verb === "provoke" ? charges.accused : nothing;
  speakUp(
    draft,
    person,
    capitalise(sayFresh(draft, person, lines)),
    { answered: true, ...(kept ? { withheld: true } : { ignorant: true }) },
    "answer",
  );
  return true;
};
