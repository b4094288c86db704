import type { ProposedActionDraft } from "freeform-rpg/schemas";
import type { ReadFrame } from "../reader/read-frames.ts";
import { nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { asked } from "../speech/asked.ts";

/** How likely an action must be to be carried out: less for what can do no harm. */
const sure = { rash: 0.5, safe: 0.3 };

/** An action that may not be meant, or of which nothing is left, is reported as not understood, unless it can do no harm. */
export const doubt = (frame: ReadFrame, read: Understood, reading: Reading): Understood => {
  const isLost = read.actions.length === 0 && read.assumed.length === 0 && frame.verb.length > 0;
  const isDoubtful =
    frame.verb.length > 0 &&
    read.settled !== true &&
    frame.likely < (read.actions.every((action) => isSafe(action, reading)) ? sure.safe : sure.rash);
  return isLost || isDoubtful ? { ...nothing, actions: [asked(`unclear ${frame.text}`)] } : read;
};

/** True for an action that brings nothing about but a look, a pause, a gesture or words. */
const isSafe = ({ action, target_id }: ProposedActionDraft, { actions }: Reading): boolean => {
  const { verb, family } = actions.find(action);
  return /^(?:look|listen|wait|gesture)$/.test(family) || verb === "say" || (verb === "use" && target_id === "");
};
