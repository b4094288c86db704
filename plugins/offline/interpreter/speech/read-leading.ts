import type { EffectDraft } from "freeform-rpg/schemas";
import { findGoal } from "../names/find-goal.ts";
import type { Named } from "../names/name-book.ts";
import { isAlong } from "../names/pronouns.ts";
import type { Reading } from "../reading.ts";

/**
 * Reads a request to be taken somewhere, or to come along there: "take me to the clinic", "lead the way to the market", "come with me to the pier".
 * Whoever is asked goes there, and the character with them. `null` where no place is named that is known, and for any other request.
 */
export const readLeading = (text: string, who: string, reading: Reading): EffectDraft[] | null => {
  const [led, joined] = [leading.exec(text)?.[1], joining.exec(text)?.[1]];
  const goal = findGoal(led ?? joined ?? "", reading);
  if (goal === undefined) return null;
  const asked: EffectDraft = led === undefined ? { kind: "join", who } : askAlong(who, goal, reading);
  return [asked, { kind: "move", who: reading.packet.actor_id, to: goal.id }];
};

/** What somebody is asked who is to go to a place as well: their own way there, where they are no companion. */
export const askAlong = (who: string, goal: Named, { packet }: Reading): EffectDraft =>
  !isAlong(who, packet) ? { kind: "move", who, to: goal.id } : { kind: "join", who };

/** The way there: "straight over to the clinic", "there". */
const whither = String.raw`(?: \p{L}+ly| straight| right| back| over| down| up| out| on| across| along| round| around)*(?: (?:to|into|towards?))? ((?<=(?:to|into|towards?) ).+|there\b.*)$`;

const leading = new RegExp(
  String.raw`^(?:please )?(?:(?:take|lead|bring|guide|walk|escort|drive|row|sail|ferry|accompany|get|show) (?:me|us|the two of us|both of us|the way)(?: the way)?)(?: please)?${whither}`,
  "iu",
);
const joining = new RegExp(
  String.raw`^(?:please )?(?:come|go|walk|travel|head|ride|sail)(?: along)? (?:with (?:me|us)|along)${whither}`,
  "iu",
);
