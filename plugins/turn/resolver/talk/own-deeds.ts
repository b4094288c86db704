import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { capitalise, fillWording, sentencesOf } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { aliasesOf, companyOf, factText } from "freeform-rpg/plugins/turn/scene/lib";
import { contentStems } from "./content-words.ts";
import { untoldBy } from "./knowledge.ts";
import { mannerOf, sayFresh, shortName } from "./manner.ts";
import { speakUp } from "./speak-up.ts";
import { messagesOf } from "../messages.ts";

/**
 * Lets somebody answer for what they did before everybody's eyes in the last turns: "that was you, was it not?", "why did you pour it away?".
 * They own to it, and keep their reasons. True where that was the question.
 */
export const sayOwnDeed = (draft: ResolutionDraft, { topic }: AllowedAction, person: Entity): boolean => {
  if (!ofListener.test(topic) || isTheirsToTell(draft, person, topic)) return false;
  const deeds = deedsOf(draft, person);
  const deed = pointing.test(topic) ? deeds.find((one) => isPlayed(person, one)) : deeds.find((one) => sharesDeed(one, topic, person));
  const { owned, reasons, notThey } = messagesOf(draft.world).plain;
  const manner = mannerOf(draft.world, person);
  if (deed === undefined && pointingAlone.test(topic)) return say(draft, person, sayFresh(draft, person, notThey[manner]));
  if (deed === undefined) return false;
  const lines = explaining.test(topic) ? reasons : owned;
  return say(draft, person, sayFresh(draft, person, lines[manner]));
};

/** "Who did that?", "what just happened?": whoever stood by names whom they saw do it. True where that was the question and somebody did something. */
export const sayWitnessed = (draft: ResolutionDraft, { topic }: AllowedAction, person: Entity): boolean => {
  const asksDoer = whoDid.test(topic);
  if (!asksDoer && !whatHappened.test(topic)) return false;
  const doers = companyOf(draft.world).filter(({ id }) => draft.present.has(id));
  const doer = doers.find((one) => deedsOf(draft, one, 2).some((deed) => isPlayed(one, deed)));
  if (doer === undefined || (doer.id === person.id && !asksDoer)) return false;
  const { doer: named, seen, owned } = messagesOf(draft.world).plain;
  if (doer.id === person.id) return say(draft, person, sayFresh(draft, person, owned[mannerOf(draft.world, person)]));
  const told = seen.map((line) => fillWording(line, { doer: shortName(doer) }));
  return say(draft, person, asksDoer ? named(shortName(person), shortName(doer)) : sayFresh(draft, person, told));
};

const ofListener = /\byou(?:r|rs)?\b/i;

/** Words that point to what was just done without naming it. */
const pointing =
  /\b(?:was|wasn['’]t|is|isn['’]t) (?:that|this|it) (?:you|your (?:doing|work))\b|\b(?:that|this|it) (?:was|is) (?:you\b|your (?:doing|work))|\byou (?:just )?did (?:that|this|it)\b|\bdid you (?:just )?do (?:that|this|it)\b|\bwhy (?:did|have|would) you (?:just )?(?:do|done)\b(?: that| this| it)?\W*$|\bwhat (?:did|have) you (?:just )?do(?:ne)?\W*$|\bwhat was that (?:for|about)\b/i;

const pointingAlone = /^\W*(?:[\p{L}'’-]+,\s*)?(?:(?:was|wasn['’]t) (?:that|this|it) you|(?:that|this|it) was you)(?:,[^,?]{2,25})?\W*$/iu;

const explaining = /\b(?:why|what (?:was that )?for|how come|what (?:is|was) that (?:for|about))\b/i;

const whoDid = /^\W*(?:[\p{L}'’-]+,\s*)?who (?:just |the hell )?(?:did|has done) (?:that|this|it)\b|\bwho was that\W*$/iu;

const whatHappened =
  /\bwhat(?:['’]s| has)? (?:just |the hell )?(?:happened|was that|went on)(?: just now| here| there)?\W*$|\bdid you see (?:that|this|it|what (?:he|she|they|just|\p{Lu}\S*) (?:\w+ )?(?:did|happened|do))\b/iu;

/** What the last turns tell that somebody did, the latest first: sentences that open with their name, and are no words of theirs. */
const deedsOf = ({ world }: ResolutionDraft, person: Entity, turns = 4): string[] => {
  const names = [person.name, ...aliasesOf(person)].filter((name) => /^\p{Lu}/u.test(name));
  return world.recent_turns
    .slice(-turns)
    .toReversed()
    .flatMap(({ final_text }) => sentencesOf(final_text).toReversed())
    .filter((sentence) => !/["“”„]/.test(sentence) && names.some((name) => sentence.startsWith(`${name} `)));
};

/** True for what is written that they do: a sign of their plans, or how they strike back. */
const isPlayed = ({ attrs }: Entity, deed: string): boolean => {
  const { agenda, escalation_profile: profile } = attrs;
  const written = [...(agenda?.signs ?? []), profile?.soft, profile?.hard, profile?.lethal];
  return written.some((text) => text !== undefined && text !== null && text.includes(deed.replace(/[.!?]+$/, "")));
};

const sharesDeed = (deed: string, said: string, person: Entity): boolean => {
  if (!/\b(?:did|were|was|are|have|had|do) you\b|\byou (?:just |have |had |were )?\p{L}+(?:ed|ing)\b|\bthat (?:was|is) you\b/iu.test(said))
    return false;
  const own = contentStems([person.name, ...aliasesOf(person)].join(" "));
  const done = contentStems(deed);
  return [...contentStems(said)].some((stem) => done.has(stem) && !own.has(stem));
};

/** What they have to tell of it comes first. */
const isTheirsToTell = (draft: ResolutionDraft, person: Entity, said: string): boolean => {
  const stems = contentStems(said);
  return untoldBy(draft, person).some((fact) => [...contentStems(factText(fact))].filter((stem) => stems.has(stem)).length > 1);
};

const say = (draft: ResolutionDraft, person: Entity, line: string): true => {
  speakUp(draft, person, capitalise(line), { answered: true }, "answer");
  return true;
};
