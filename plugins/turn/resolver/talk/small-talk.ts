import type { Entity } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { mannerOf, sayFresh, shortName } from "./manner.ts";
import { messagesOf } from "../messages.ts";
import type { SmallTalkMessages } from "../messages/english/small-talk.ts";

/** What people answer to a question of manners, for which no one has to know anything; `null` for any other words. */
export const answerCourtesy = (draft: ResolutionDraft, said: string, person: Entity): string | null => {
  if (naming.test(said)) return messagesOf(draft.world).answers.ownName(person.name, shortName(person));
  const about = questions.find(([words]) => words.test(said))?.[1];
  return about === undefined ? null : sayFresh(draft, person, messagesOf(draft.world).smallTalk[about][mannerOf(draft.world, person)]);
};

const naming =
  /\bwhat(?:'s| is| was) your name\b|\bwho are you\b(?!\s+\w)|\band yours\?|\bwhat(?:'s| is) yours\?|\bwhat (?:do|shall|should) (?:they|people|i|we) call you\b|(?:^\W*|\bask (?:\S+ ){0,2})(?:for )?(?:your|his|her|their) names?\W*$|^\W*who (?:he|she|they) (?:is|are)\W*$/i;

const questions: readonly (readonly [words: RegExp, about: keyof SmallTalkMessages])[] = [
  [
    /\bhow are you\b|\bhow do you do\b|\bhow(?:'s| is| has) (?:the|your) (?:day|night|evening|morning)\b|\b(?:rough|long|hard|busy|quiet|slow|bad|good|late) (?:day|night|evening|morning|shift)(?:,\s*[\p{L}'’ -]{2,25})?\?|\bhow(?:'s| is) (?:it going|life|business|trade)\b/iu,
    "wellbeing",
  ],
  [/\b(?:can|could|may|might|shall) (?:i|we) (?:help|assist)\b|\blet (?:me|us) help\b|\bneed (?:any |a )?(?:help|hand)\b/i, "help"],
  [/\b(?:can|could|may|shall|let) (?:i|we|me|us) (?:get|bring|fetch|pour|buy|offer) you\b/i, "drink"],
  [
    /^\W*(?:a bit |rather |quite |very |so |it(?:['’]s| is) )*(?:cold|chilly|warm|hot|wet|damp|dark|quiet|busy|windy|loud|smoky|dusty|peaceful|lovely|nice|grim|late|early)\b[^?]{0,30},? (?:isn['’]t it|is it not|eh|right|don['’]t you think)\b/i,
    "agreement",
  ],
  [/\bdo you mind\b|\bmay i (?:sit|join|come)\b|\bis (?:this|that) (?:seat|chair|place) (?:taken|free)\b/i, "seat"],
];
