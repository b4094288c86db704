import type { ActionOutcome } from "freeform-rpg/schemas";
import { changeTrust, voidPromise } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import type { Request } from "./request.ts";
import { speakUp } from "./speak-up.ts";
import { messagesOf } from "../messages.ts";
import { sayInTurn } from "./manner.ts";

/** Lets someone refuse, with what would change their mind where something says so. To be asked in vain against their doubts costs trust. */
export const refuseRequest = (
  draft: ResolutionDraft,
  { person, promise, hostile }: Request,
  outcome: ActionOutcome,
  reason: string,
): void => {
  const { trust } = draft.actions.find(outcome.action);
  if (promise !== undefined && hostile) voidPromise(draft, promise);
  const text = outcome.rolled || reason === "" ? sayInTurn(draft, messagesOf(draft.world).requests.unmoved, spokenName(person)) : reason;
  speakUp(draft, person, text, { refused: true }, "refusal");
  if (outcome.rolled && (trust.failure ?? 0) === 0) changeTrust(draft, person.id, -1, "asked in vain");
};
