import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { namePattern } from "freeform-rpg/plugins/turn/scene/lib";
import { shortName } from "./manner.ts";
import { speakUp } from "./speak-up.ts";
import { messagesOf } from "../messages.ts";

/** "What did you say?", "say that again": somebody repeats their last words. True where that was asked and they have said something. */
export const sayAgain = (draft: ResolutionDraft, { topic, details }: AllowedAction, person: Entity): boolean => {
  if (!again.test(topic === "" ? details : topic)) return false;
  const name = shortName(person);
  const spoken = new RegExp(`["“„]([^"“”„]+?),?["”“],? (?:says|sagt) ${namePattern(name)}\\b`, "gu");
  const last = draft.world.recent_turns
    .slice(-reach)
    .toReversed()
    .map(({ final_text }) => [...final_text.matchAll(spoken)].at(-1)?.[1])
    .find((words) => words !== undefined);
  if (last === undefined) return false;
  speakUp(
    draft,
    person,
    messagesOf(draft.world).answers.inOwnWords(name, /[?!]$/.test(last) ? last : `${last}.`),
    { answered: true },
    "answer",
  );
  return true;
};

/** Turns in which they may have said it. */
const reach = 3;

const again =
  /^\W*(?:i ask: )?(?:pardon|(?:sorry,? )?what (?:did you (?:just )?say|was that(?: you said)?)|(?:can|could|would) you (?:please )?(?:say|repeat) (?:that|it)(?: again)?|(?:say|repeat) (?:that|it)(?: again)?|come again)\W*$/i;
