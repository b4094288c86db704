import { isToldInPast, pastTenses, toThird } from "./verbs.ts";
import type { Reading, ReadSentence } from "./reading.ts";

/** What someone does in a sentence. */
export interface Act {
  readonly id: string;
  readonly at: number;
  readonly verb: string;
  readonly sentence: ReadSentence;
  /** Place of the verb within the sentence. */
  readonly place: number;
}

const speaking =
  "says|asks|replies|answers|whispers|mutters|shouts|calls|tells|speaks|murmurs|snaps|growls|laughs|sighs|hisses|agrees|offers|orders|promises|warns|adds|grunts|cries|yells|chuckles|explains|admits|begs|insists|drawls|announces|bellows|breathes|croaks|declares|demands|gasps|mumbles|protests|rasps|remarks|retorts|roars|screams|shrieks|stammers|urges|continues|interrupts|observes|confides|proposes|recites|thanks|greets|curses";
const doing =
  "nods|steps|walks|looks|leans|smiles|turns|grabs|takes|stands|sits|watches|hands|reaches|draws|raises|points|shrugs|enters|appears|moves|pulls|pushes|opens|closes|throws|shoots|fires|runs|waits|glances|frowns|grins|gives|puts|sets|lifts|lowers|crosses|follows|blocks|shakes|waves|beckons|comes|arrives|emerges|slams|kicks|punches|attacks|lunges|swings|stabs|shoves|leaps|locks|snatches|cuts|breaks|drags|whistles|climbs|jumps|swims|crouches|kneels|rises|hurries|drops|catches|pours|drinks|eats|picks|presses|touches|wipes|folds|tosses|strides|charges|returns|winks|gestures|bows|blinks|breathes|squeezes|clutches|hauls|slides|ducks|rolls|spits|hugs|strikes|levels|aims|loads|vaults|tackles|overturns|hurls|bolts|slips|spins|sprints|dives|hits|swears|stares";

const spoke = pastTenses(speaking);
const stative =
  "is|was|has|does|his|its|this|thus|as|us|was|always|perhaps|sometimes|besides|towards|afterwards|less|yes|lives|works|keeps|owns|knows|wants|likes|loves|hates|means|needs|owes|belongs|lies|sleeps|hangs|remains|stays|seems|sounds|rests|matters|costs|deserves|thinks|believes|trusts|fears|misses|lacks|holds|runs|goes|minds|carves|sells|trades|serves|rules|commands|hears|sees|feels|says(?= that)|years|days|hours|hands|eyes|boots|clothes|lips|shoulders|fingers|others|himself|herself";
const lying = "lying|sleeping|missing|going|hanging|resting|waiting|living|working|getting|having|being";

/** Words that may stand between a subject and its verb. */
const between = String.raw`(?:,? (?:who|still|now|then|slowly|finally|also|only|just|simply|quietly|suddenly|already|never|\w+ly)){0,2}`;
const after = new RegExp(String.raw`^${between},? (${speaking}|${doing})\b`);
/** Any other verb in the present tense, or one that is under way. What someone is, has or is wont to do is no act. */
const anyVerb = new RegExp(
  String.raw`^${between},? (?!(?:${stative})\b)(?:([a-z]{3,}(?<!s)s)\b(?=[ ,.;:!?—]|$)|(?:is|are) (?:now |still |already |\w+ly )?(?!(?:${lying})\b)([a-z]{3,}ing)\b)`,
);
/** In a text told in the past, what was done is done now. */
const afterPast = new RegExp(String.raw`^${between},? (${pastTenses(`${speaking}|${doing}`)})\b`);
/** "The keeper, arms folded, blocking the door": an act without a finite verb. */
const participle = /^,(?: [a-z]+){1,4},? ([a-z]{3,}ing)\b/;
const before = new RegExp(String.raw`(?:^|[\s,"])(${speaking}|${spoke})(?: (?:the|old|young|captain|sergeant|doctor|brother|sister))?\s*$`);
const also = new RegExp(String.raw`(?:,|\band|\bthen|;) (?:then |\w+ly |he |she |they )?(${doing}|${speaking})\b`, "g");

/** Every act of a named person, in the tense of the telling, outside of speech; a sentence that goes on with he, she or they is theirs too. */
export const findActs = ({ sentences, people }: Reading): Act[] => {
  const acts: Act[] = [];
  let last: string | undefined;
  const inPast = isToldInPast(sentences.map(({ told }) => told).join(" "));
  for (const [at, sentence] of sentences.entries()) {
    const { told } = sentence;
    // Speech alone changes nothing of who is spoken of.
    if (told.trim() === "") continue;
    const subject = /^\W*(?:(?:then|now|and|but|again|at once|finally),? )?(?:he|she|they)\b/.exec(told);
    if (subject && last !== undefined) pushActs(acts, { id: last, at, sentence, from: subject[0].length, inPast });
    const here = sentence.mentions.filter(({ id, spoken }) => people.has(id) && !spoken);
    for (const { id, start, end } of here) {
      const spoken = before.exec(told.slice(0, start));
      if (spoken?.[1] !== undefined) acts.push({ id, at, sentence, verb: toThird(spoken[1]), place: start });
      else if (isSubject(told, start)) pushActs(acts, { id, at, sentence, from: end, inPast });
    }
    last = here.find(({ start }) => isSubject(told, start))?.id ?? (subject ? last : undefined);
  }
  return acts;
};

interface Clause {
  readonly id: string;
  readonly at: number;
  readonly sentence: ReadSentence;
  readonly from: number;
  readonly inPast: boolean;
}

const pushActs = (acts: Act[], { id, at, sentence, from, inPast }: Clause): void => {
  const rest = sentence.told.slice(from);
  const first = after.exec(rest) ?? anyVerb.exec(rest) ?? participle.exec(rest) ?? (inPast ? afterPast.exec(rest) : null);
  const verb = first?.[1] ?? first?.[2];
  if (first === null || verb === undefined) return;
  acts.push({ id, at, sentence, verb: toThird(verb), place: from + first.index });
  // What follows belongs to the same subject until another one takes over.
  const [own = ""] = rest.slice(first[0].length).split(/[.;:]|\b(?:and|but|while|as) (?:you|the|a|an|his|her|its|their)\b/);
  for (const { 1: verb = "", index } of own.matchAll(also)) acts.push({ id, at, sentence, verb, place: from + first[0].length + index });
};

/** A name is a subject unless a preposition, a possessive or a verb of the player's governs it. */
const isSubject = (told: string, start: number): boolean =>
  !/\b(?:of|to|at|from|with|for|by|about|past|behind|beside|near|like|than|toward|towards|on|in|under|over|between|against|after|before|without|your|see|hear|remember|ask|tell|find|watch|around|into|upon)(?: (?:the|old|young|that|this))?\s*$/.test(
    told.slice(0, start),
  );

/** True for verbs of speech. */
export const isSpeaking = (verb: string): boolean => speechVerbs.has(verb);
const speechVerbs = new Set(speaking.split("|"));
