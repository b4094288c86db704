import type { AllowedAction } from "freeform-rpg/schemas";
import { record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { givePromise } from "./own-promises.ts";

/** The character's word that was offered for something binds them once the other has done their part. */
export const closeBargain = (draft: ResolutionDraft, action: AllowedAction, isMet: boolean): void => {
  if (isMet) return givePromise(draft, action, { bargain: true });
  const text = "Your word was offered for that, and binds you to nothing.";
  record(draft, "nothing_changed", text, { target_id: action.target_id }, { binding: true });
};
