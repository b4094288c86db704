import { isPast, isThirdPerson, stemOf } from "freeform-rpg/language";
import { isElsewhere, isOverDevice, isReported, isUnreal } from "./distance.ts";
import { showsTense } from "./reading.ts";
import type { Mention, Reading, ReadSentence } from "./reading.ts";
import { title } from "./titles.ts";
import { isInPastTense } from "./verbs.ts";

/** An act of a person in a sentence. */
export interface Act {
  readonly id: string;
  readonly at: number;
  /** The verb as the text writes it. */
  readonly verb: string;
  readonly sentence: ReadSentence;
  /** True when it happens here and now: it is not a wish, a rumour, a memory or a habit. */
  readonly now: boolean;
  /** True for verbs of speech, of coming and going, and of contact, which belong to a scene. */
  readonly scenic: boolean;
  /** True in a narration in the past tense, in which verbs may be about an earlier time. */
  readonly past: boolean;
}

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(" ").map(stemOf));

const speaking = listOf(
  "say ask reply answer whisper mutter shout call tell speak murmur snap growl laugh sigh hiss agree offer order promise warn add grunt cry yell chuckle explain admit beg insist drawl announce bellow breathe croak declare demand gasp mumble protest rasp remark retort roar scream shriek stammer urge continue interrupt observe confide propose recite thank greet curse boom purr bark sneer sniff rumble hum sing pipe put",
);
/** Verbs for states, which do not imply that the person is present. */
const stative = listOf(
  "be have live work keep own know want like love hate mean need owe belong remain seem sound matter cost deserve think believe trust fear miss lack mind sell trade serve rule command hear feel prefer use call pay run hold lie sleep rest own must use marry die send sign write wire telephone will would should can could might may shall",
);
const moving =
  "stand|sit|lean|wait|crouch|kneel|watch|look|come|enter|step|walk|stride|appear|emerge|arrive|stagger|burst|limp|ride|hurry|loom|slip|rise|go|follow|hang|swing|roll|march|stroll|saunter|tumble|drop|climb|be|do|sweep|glide|waddle|shuffle|run";
const entering = listOf(moving.replaceAll("|", " "));
/** Verbs whose object must be present. */
const touching = listOf(
  "see find face meet grab shove push hug kiss hit follow greet spot catch notice watch hand pass join strike stab shoot embrace bump help drag pull seize lift carry lead show thank nod bow wave hold",
);

const adverb = String.raw`(?: (?:now|then|still|also|only|just|simply|already|at last|at once|again|finally|suddenly|himself|herself|too|\w+ly))*`;
/** An insertion between a name and its verb: "Odo, who has waited all day, steps in". */
const appositive = /^(?:, (?!and\b|but\b|then\b)[^,.;:!?—]{1,80},(?! and\b)| —[^—]{1,80}—)(?= )/;
const verbAfter = new RegExp(String.raw`^,?(?: who)?${adverb} ([a-z]+(?:n't)?)\b(.*)`);
/** "Odo, still wiping, ..."; not a noun such as "the moving of him". */
const participle = /^,(?: [a-z]+){0,5},? (?<!\b(?:the|an?|this|that|my|your|his|her|its|our|their) )([a-z]{3,}ing)\b/;
const part =
  /^'s (?:\w+ ){0,2}(?:hand|hands|voice|eyes|eye|face|fingers|smile|gaze|shadow|footsteps?|boots?|breath|laugh|figure|silhouette|grip|arm|arms|shoulders?|head|knife|blade|fist|lips|grin|frown|glance|whisper|answer|reply)\b(?! (?:is|was) (?:on|in) the)/;

/** Finds acts of named people outside speech. A sentence that begins with he, she or they continues with the last person. */
export const findActs = (reading: Reading): readonly Act[] => {
  const acts = found.get(reading) ?? readActs(reading);
  found.set(reading, acts);
  return acts;
};

const found = new WeakMap<Reading, readonly Act[]>();

const readActs = ({ sentences, people }: Reading): Act[] => {
  const past = isInPastTense(sentences.filter(showsTense).map(nameless));
  const acts: Act[] = [];
  let last: string | undefined;
  for (const [at, sentence] of sentences.entries()) {
    const { narrated } = sentence;
    // A sentence that is only speech does not change the current person.
    if (narrated.trim() === "") continue;
    const here = sentence.mentions.filter(({ id, spoken }) => people.has(id) && !spoken);
    const push = (id: string, verb: string, now: boolean): void =>
      void acts.push({ id, at, verb, sentence, now: now && !isFar(sentences, at, verb), scenic: isScenic(verb), past });
    const pronoun = /^\W*(?:(?:then|now|and|but|again|at once|finally),? )?(?:he|she|they)\b/.exec(narrated);
    if (pronoun && last !== undefined)
      for (const { verb, now } of actsAfter(narrated.slice(pronoun[0].length), past)) push(last, verb, now);
    let subject: string | undefined;
    for (const named of here) {
      const found = actsOf(narrated, named, past);
      for (const { verb, now } of found) push(named.id, verb, now);
      if (found.some(({ now }) => now)) subject ??= named.id;
    }
    last = subject ?? (pronoun && here.length === 0 ? last : undefined);
  }
  return acts;
};

/** True for an act that the text shows in a likeness or at another time; for speech, also when a device was mentioned just before. */
const isFar = (sentences: readonly ReadSentence[], at: number, verb: string): boolean =>
  isReported(sentences[at]?.narrated ?? "") ||
  (isSpeaking(verb) && sentences.slice(Math.max(0, at - 2), at).some(({ text }) => isOverDevice(text.toLowerCase())));

/** True for verbs of speech, in any tense, and for a voice. */
const isSpeaking = (verb: string): boolean => verb === "is near" || speaking.has(stemOf(verb));

/** "Rook is here" is about the scene, "Rook is waiting" need not be. */
const isScenic = (verb: string): boolean =>
  /^(?:is|was|are|were) /.test(verb)
    ? /\b(?:here|back|beside|behind you|your|near|met)\b/.test(verb)
    : [speaking, entering, touching].some((verbs) => verbs.has(stemOf(verb)));

/** A sentence with its names replaced by "they". */
const nameless = ({ narrated, mentions }: ReadSentence): string =>
  mentions.reduceRight((text, { start, end }) => `${text.slice(0, start)}they${text.slice(end)}`, narrated);

type FoundAct = Pick<Act, "verb" | "now">;

/** The acts of a person where the text names them: as subject, as speaker, on entering, by a hand or a voice, or as the one who is met. */
const actsOf = (narrated: string, { start, end }: Mention, past: boolean): FoundAct[] => {
  const before = narrated.slice(0, start).replace(forename, "");
  const after = narrated.slice(end);
  const real = !isUnreal(before);
  if (
    /^\W*$/.test(before) &&
    /^(?:, (?:of course|no less|himself|herself|if you please|again|in person|at last)\b[^.!?]*)?[.!—]?\s*$/.test(after)
  )
    return [{ verb: "is here", now: true }];
  if (part.test(after)) return [{ verb: "is near", now: real && !isElsewhere(after.slice(0, 40)) }];
  if (after.startsWith("'s ") && (ownThing.test(after) || !/^'s (?:here|there|back|in|at|on|got|been|\w+ing)\b/.test(after))) return [];
  const inverted = verbBefore(before, past);
  if (inverted !== undefined) return [{ verb: inverted, now: real }];
  if (isGoverned(before)) return [];
  return actsAfter(after.replace(/^'s /, " is "), past).map(({ verb, now }) => ({ verb, now: now && real }));
};

/** "Jin's handwriting": a thing of theirs, and nothing that they do. */
const ownThing =
  /^'s (?:hand)?(?:writing|painting|drawing|carving|clothing|building|wedding|ring|king|thing|string|evening|morning|lodging|meaning|feeling|warning|training|blessing|reckoning|being)\b/;

const forename = new RegExp(`(?:\\b(?:the|poor|dear|little|good|${title}) )+$`, "i");

/** "says Odo", "in comes Odo", "there was Odo", "you find Odo", "followed by Odo". */
const verbBefore = (before: string, past: boolean): string | undefined => {
  const lead = before.replace(/,[^,]{1,40},\s*$/, "").trimEnd();
  if (/\b(?:followed|led|joined|interrupted|greeted|met|pushed|held|handed|stopped)\b[^.;!?]{0,40}\bby$/.test(lead)) return "comes";
  const verb = /[a-z]+$/.exec(lead)?.[0];
  const stem = stemOf(verb ?? "");
  if (verb === undefined || !(isFinite(verb, past) || /^(?:be|do)$/.test(stem))) return undefined;
  const clause =
    lead
      .slice(0, -verb.length)
      .split(/[.;:!?]|,(?= (?:and|but))/)
      .at(-1) ?? "";
  if (comesFirst(stem, clause)) return verb;
  return touching.has(stem) && /\b(?:you|i|we|he|she|they)(?: \w+ly)? $/.test(clause) ? "is met" : undefined;
};

/** True where a verb precedes its subject: after speech, or after a place. */
const comesFirst = (stem: string, clause: string): boolean =>
  (speaking.has(stem) && /(?:^|\s{2}|[,"])\s*(?:\w+ly )?$/.test(clause)) ||
  (entering.has(stem) && placed.test(clause) && !/\b(?:you|i|we|he|she|it|they|who|that)\s*$/.test(clause));

/** Beginnings of sentences in which the verb precedes its subject. */
const placed =
  /^\W*(?:and |but |then |so )?(?:there|here|then|now|out|up|down|in|into|through|from|across|behind|beside|by|at|on|over|under|among|with|first|only|next|after|between|beyond|near|against|round|around|back|last|so)\b/;

/** True where a preposition, a possessive or a verb governs the name, so that it is not the subject. */
const isGoverned = (before: string): boolean =>
  /\b(?:of|to|at|from|with|for|by|about|past|behind|beside|near|like|than|towards?|on|in|under|over|between|against|after|before|without|your|my|his|her|their|our|around|into|upon|called|named|as|is|was|be|and|or)\s*$/.test(
    before,
  ) && !/(?:[,.;:!?"]\s*|^)and\s*$/.test(before);

/** The acts right after a subject, up to the next subject. */
const actsAfter = (rest: string, past: boolean): FoundAct[] => {
  const hanging = participle.exec(rest)?.[1];
  if (hanging !== undefined && !stative.has(stemOf(hanging))) return [{ verb: hanging, now: true }];
  const [own = ""] = rest
    .replace(appositive, "")
    .split(/[.;:!?]|\b(?:and|but|while|as|when) (?:you|i|we|the|a|an|his|her|its|their|it|nobody|everyone)\b/);
  const [, verb, tail = ""] = verbAfter.exec(own) ?? [];
  if (verb === undefined) return [];
  const read = readVerb(verb, tail, past);
  if (read === undefined) return [];
  // "Mr Pym, who collects": what is told of somebody is a habit, unless it belongs to the scene.
  const first = { ...read, now: read.now && (isScenic(verb) || !/^,? who\b/.test(own)) };
  const more = [...tail.matchAll(/(?:,|\band|\bthen),? (?:then |and |\w+ly |he |she |they )*([a-z]{3,})\b/g)]
    .filter(({ 1: next = "" }) => isFinite(next, past) && !stative.has(stemOf(next)))
    .map(({ 1: next = "" }) => ({ verb: next, now: first.now }));
  return [first, ...more];
};

const readVerb = (verb: string, tail: string, past: boolean): FoundAct | undefined => {
  const now = !isElsewhere(`${verb}${tail.split(",")[0] ?? ""}`);
  if (/^(?:is|was|are|were)$/.test(verb)) {
    const there =
      /^(?: (?:now|still|already|also|\w+ly))* (?:here|there (?:already|now|too)|back|at (?:your|the) (?:\w+ )?(?:side|elbow|shoulder|door|window|bar|table|desk|piano|wheel|fire|counter)|in the (?:doorway|door|room|corner|next chair)|beside|behind (?:you|the)|among|on (?:his|her|their) (?:feet|knees)|(?!(?:lying|sleeping|missing|going|resting|living|working|getting|having|being)\b)[a-z]{3,}ing\b)/.exec(
        tail,
      );
    return there === null || /^ (?:not|no|never)\b/.test(tail) ? undefined : { verb: `${verb}${there[0]}`, now };
  }
  if (!isFinite(verb, past) || stative.has(stemOf(verb))) return undefined;
  return { verb, now: now && !/^ (?:nothing|no|not)\b/.test(tail) };
};

/** True for a finite verb in the tense of the narration. */
const isFinite = (verb: string, past: boolean): boolean =>
  (past ? isPast(verb) || verb === "said" : isThirdPerson(verb)) && !notVerbs.has(verb);

const notVerbs: ReadonlySet<string> = new Set(
  "his its this thus as us was is has does always perhaps sometimes besides towards afterwards less yes years days hours hands eyes boots clothes lips shoulders fingers others himself herself tired bored armed gathered wounded hundred once red dead".split(
    " ",
  ),
);
