import type { Entity } from "freeform-rpg/schemas";
import { capitalise } from "freeform-rpg/language";
import { spokenName } from "freeform-rpg/plugins/turn/scene/lib";

/** What people answer to a question of manners, for which no one has to know anything; `null` for any other words. */
export const answerCourtesy = (said: string, person: Entity): string | null => replyTo(said, person, questions);

/** What people say to an apology and to thanks; `null` for any other words. */
export const acknowledge = (said: string, person: Entity): string | null => replyTo(said, person, remarks);

type Reply = (name: string, person: Entity) => string;
type Replies = readonly (readonly [words: RegExp, reply: Reply])[];

const replyTo = (said: string, person: Entity, replies: Replies): string | null => {
  const reply = replies.find(([words]) => words.test(said))?.[1];
  return reply === undefined ? null : reply(capitalise(spokenName(person)), person);
};

const questions: Replies = [
  [
    /\bwhat(?:'s| is| was) your name\b|\bwho are you\b(?!\s+\w)|\band yours\?|\bwhat(?:'s| is) yours\?|\bwhat (?:do|shall|should) (?:they|people|i|we) call you\b/i,
    (name, { name: full }) => `"${full}," says ${name}.`,
  ],
  [
    /\bhow are you\b|\bhow do you do\b|\bhow(?:'s| is| has) (?:the|your) (?:day|night|evening|morning)\b|\bare you (?:all right|ok|okay|well)\b/i,
    (name) => `${name} gets by, and says so.`,
  ],
  [
    /\b(?:can|could|may|might|shall) (?:i|we) (?:help|assist)\b|\blet (?:me|us) help\b|\bneed (?:any |a )?(?:help|hand)\b/i,
    (name) => `${name} has it in hand, and thanks you.`,
  ],
  [/\b(?:can|could|may|shall|let) (?:i|we|me|us) (?:get|bring|fetch|pour|buy|offer) you\b/i, (name) => `${name} would not say no.`],
  [
    /\bdo you mind\b|\bmay i (?:sit|join|come)\b|\bis (?:this|that) (?:seat|chair|place) (?:taken|free)\b/i,
    (name) => `${name} does not mind.`,
  ],
];

const remarks: Replies = [
  [/\b(?:sorry|forgive me|pardon me|i apologi[sz]e|my apologies)\b/i, (name) => `${name} lets it pass.`],
  [/\b(?:thank you|thanks)\b/i, (name) => `${name} nods.`],
];
