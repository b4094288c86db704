import type { AllowedAction } from "freeform-rpg/schemas";
import { hearEvents, record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { messagesOf } from "./messages.ts";

const chores =
  /\b(?:set|lay|clear|lay out|wipe)\b.*\btables?\b|\b(?:lay|wash|dry|carry|stack|collect|clear|pass round|put out|put away)\b.*\b(?:cups?|plates?|dishes|bowls?|glasses|mugs?|pots?|tray|chairs?|logs?|firewood|laundry|baskets?)\b|\b(?:sweep|mop|scrub)\b.*\b(?:floor|steps|room|hearth)\b|\b(?:fold|peel|knead|shell)\b.*\b(?:linen|sheets?|clothes|cloths?|washing|laundry|potatoes|vegetables|dough|peas|beans)\b/i;

/** A chore that somebody is helped with: anyone can do it, and nothing can come of it but the chore done. */
export const isChore = ({ actions }: ResolutionDraft, { action, details, effects, risk_flags }: AllowedAction): boolean =>
  actions.find(action).verb === "help" && effects.length === 0 && risk_flags.length === 0 && chores.test(details);

const knocking =
  /\b(?:knock|rap|bang|hammer|pound|tap)s?\b(?: \w+){0,3} (?:at|on) (?:the |a |an |his |her |their |that |this |any |every |each )?(?:[\w'’-]+ ){0,4}(?:doors?|shutters?|gates?|windows?)\b/i;

/** Says that nobody opens or answers, where one knocks at a door or on a thing and the story knows nothing of it. */
export const answerKnock = (draft: ResolutionDraft, { action, target_id, details }: AllowedAction): void => {
  const isDoor = target_id === "" && knocking.test(details) && !draft.actions.is(action, "social", "moving", "violent");
  if (!isDoor && action !== "knock") return;
  if (isAnswered(draft)) return;
  const { nobodyOpens, nothingAnswers } = messagesOf(draft.world).outcomes;
  record(draft, "nothing_changed", isDoor ? nobodyOpens() : nothingAnswers(), { action, target_id }, { binding: true });
};

/** True when a trigger of the story answers what was just done: a knock from behind the wall, an apple that a stone brings down. */
export const isAnswered = (draft: ResolutionDraft): boolean => {
  const before = draft.due.length;
  hearEvents(draft);
  return draft.due.length > before;
};
