import type { AllowedAction } from "freeform-rpg/schemas";
import { record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { messagesOf } from "./messages.ts";

const chores =
  /\b(?:set|lay|clear|lay out|wipe)\b.*\btables?\b|\b(?:lay|wash|dry|carry|stack|collect|clear|pass round|put out|put away)\b.*\b(?:cups?|plates?|dishes|bowls?|glasses|mugs?|pots?|tray|chairs?|logs?|firewood|laundry|baskets?)\b|\b(?:sweep|mop|scrub)\b.*\b(?:floor|steps|room|hearth)\b|\b(?:fold|peel|knead|shell)\b.*\b(?:linen|sheets?|clothes|cloths?|washing|laundry|potatoes|vegetables|dough|peas|beans)\b/i;

/** A chore that somebody is helped with: anyone can do it, and nothing can come of it but the chore done. */
export const isChore = ({ actions }: ResolutionDraft, { action, details, effects, risk_flags }: AllowedAction): boolean =>
  actions.find(action).verb === "help" && effects.length === 0 && risk_flags.length === 0 && chores.test(details);

const knocking =
  /\b(?:knock|rap|bang|hammer|pound|tap)s?\b(?: \w+){0,3} (?:at|on) (?:the |a |an |his |her |their |that |this |any |every |each )?(?:[\w'’-]+ ){0,4}(?:doors?|shutters?|gates?|windows?)\b/i;

/** Says that nobody opens, where one knocks at a door that the story knows nothing of. */
export const answerKnock = (draft: ResolutionDraft, { action, target_id, details }: AllowedAction): void => {
  if (target_id !== "" || !knocking.test(details) || draft.actions.is(action, "social", "moving", "violent")) return;
  record(draft, "nothing_changed", messagesOf(draft.world).outcomes.nobodyOpens(), { action, target_id }, { binding: true });
};
