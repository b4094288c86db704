import type { AllowedAction } from "freeform-rpg/schemas";
import { hearEvents, record } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { companyOf, isHostile } from "freeform-rpg/plugins/turn/scene/lib";
import { messagesOf } from "./messages.ts";

const chores =
  /\b(?:set|lay|clear|lay out|wipe)\b.*\btables?\b|\b(?:lay|wash|dry|carry|stack|collect|gather|pick up|tidy|fill|clear|pass round|put out|put away)\b.*\b(?:cups?|plates?|dishes|bowls?|glasses|mugs?|pots?|tray|chairs?|logs?|firewood|laundry|baskets?)\b|\b(?:sweep|mop|scrub)\b.*\b(?:floor|steps|room|hearth)\b|\b(?:fold|peel|knead|shell)\b.*\b(?:linen|sheets?|clothes|cloths?|washing|laundry|potatoes|vegetables|dough|peas|beans)\b/i;

/** Words of help that may go wrong: people are got out of something, or something holds them. */
const perils =
  /\b(?:rescue|save|free|release|untie|liberate|shield|protect|defend|guard|cover|escape|flee|get away|hide|sneak|smuggle|steal|climb|cross|jump|swim|lift|heave|force|break|push|pull|drag|fight|attack|hold|against|out of|ladder|wall|window|roof|ledge|wound|bleed|fire|flames|drown|sink|boost|leg[- ]up)(?:s|es|d|ed|ing)?\b/i;

/** A chore that somebody is helped with: anyone can do it, and nothing can come of it but the chore done. */
export const isChore = (draft: ResolutionDraft, action: AllowedAction): boolean => {
  const { effects, risk_flags, opposition, details } = action;
  if (draft.actions.find(action.action).verb !== "help" || effects.length > 0 || opposition !== "") return false;
  if (risk_flags.some((flag) => flag !== "hostile_present")) return false;
  return chores.test(details) || (isAtPeace(draft) && !perils.test(`${action.action} ${details}`));
};

/** Nobody here means the character harm, as far as anybody has shown. */
const isAtPeace = ({ world, present }: ResolutionDraft): boolean =>
  companyOf(world).every((person) => !present.has(person.id) || !isHostile(world, person));

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
