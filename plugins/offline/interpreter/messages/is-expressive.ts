import { isClothing, isOwnLook as isLook } from "../names/own-look.ts";
import { isCommon } from "../frames/find-miss.ts";
import type { Role } from "../frames/shape.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import { resolveRoles } from "../reader/resolve-roles.ts";
import type { Reading } from "../reading.ts";
import { wordsOf } from "../text/fold.ts";
import { wordSet } from "../text/token-tests.ts";

/**
 * True for what is only shown and changes nothing: "I lower my voice", "I lean on the bar", "I zip up my jacket", "I take a deep breath". It is
 * done as it was said, whatever its verb is read as, and is no reason to ask.
 */
export const isExpressive = (frame: ReadFrame, reading: Reading): boolean => {
  const [verb] = frame.verb;
  if (verb === undefined) return false;
  const roles = resolveRoles(frame, reading).filter(({ ref }) => ref.words.head !== "");
  const shown = {
    text: frame.text,
    lemma: verb.token.lemma,
    isMood: isMoodVerb(verb.token.lemma, reading),
    roles,
    objects: roles.filter(({ prep }) => prep === ""),
    others: roles.filter(({ prep }) => prep !== ""),
  };
  return kinds.some((isKind) => isKind(shown));
};

interface Shown {
  readonly text: string;
  readonly lemma: string;
  /** True for a verb of posture or mood. */
  readonly isMood: boolean;
  readonly roles: readonly Role[];
  readonly objects: readonly Role[];
  readonly others: readonly Role[];
}

/** The kinds of what is only shown. */
const kinds: readonly ((shown: Shown) => boolean)[] = [
  ({ text, lemma, roles }) =>
    opensOwn(text) && !working.has(lemma) && roles.every((role) => isOwnLook(role) || (role.prep !== "" && isSetting(role))),
  ({ lemma, objects, others }) =>
    objects.length > 0 && objects.every(isOwnLook) && !working.has(lemma) && !feels(objects, others) && others.every(isSetting),
  ({ lemma, objects, others }) =>
    others.some((role) => isOwnLook(role) && /^(?:off|from|out of)$/.test(role.prep)) && objects.every(isLoose) && !working.has(lemma),
  ({ lemma, roles }) => toying.has(lemma) && roles.every(({ kind }) => kind !== "person"),
  ({ lemma, objects, others }) =>
    steps.has(lemma) && objects.length === 0 && others.length > 0 && others.every((role) => beside.test(role.prep) && isBeside(role)),
  ({ lemma, objects, others }) => lightVerbs.has(lemma) && objects.some(isRespite) && others.every(isSetting),
  ({ lemma, objects, others }) =>
    postures.has(lemma) && objects.length === 0 && others.some(isSeat) && others.every((role) => isSeat(role) || isNeighbour(role)),
  ({ lemma, objects, others }) =>
    /^(?:pull|draw|drag|bring|turn|slide)$/.test(lemma) &&
    objects.length > 0 &&
    objects.every(isChair) &&
    others.every((role) => isNeighbour(role) || isSetting(role)),
  ({ lemma, objects, others }) =>
    lemma === "turn" && objects.length === 0 && others.length > 0 && others.every(({ kind }) => kind === "person"),
  ({ isMood, objects, others }) => isMood && objects.length === 0 && others.every((role) => isSetting(role) && !isWay(role)),
];

/** "Stumble into the office": a way. */
const isWay = ({ kind, prep }: Role): boolean => kind === "place" && /^(?:to|into|toward|towards|out of|from)$/.test(prep);

/** "Next to Ota". */
const isNeighbour = ({ kind, prep }: Role): boolean =>
  kind === "person" && /^(?:next to|beside|by|near|with|opposite|across from|to)$/.test(prep);

/** "A chair", where it is no thing of the story. */
const isChair = ({ kind, ref }: Role): boolean => kind === "unknown" && /^(?:chair|stool|seat|bench|crate)$/.test(ref.words.head);

const isSeat = ({ ref, prep }: Role): boolean =>
  seats.has(ref.words.head) && /^(?:on|onto|in|into|at|by|beside|next to|against)$/.test(prep);

const seats = wordSet("chair chairs stool stools seat bench booth sofa couch armchair pew crate barrel corner table bar counter");

/** True for words of which no action was read and that only show something: "zip up my jacket", "hum along with the jukebox", "try to sound casual". */
export const isMood = (text: string, reading: Reading): boolean => {
  const words = wordsOf(text.toLowerCase()).filter((word) => !leading.has(word));
  const [verb = "", second = ""] = words;
  if (working.has(verb)) return false;
  if (takesSeat(words) || stepsAside(words)) return true;
  if (movesOwn(words, text)) return true;
  if (seeming.has(verb)) return words.length <= 3;
  return isMoodVerb(verb, reading) || (postures.has(verb) && /^(?:in|down|back|up|away|)$/.test(second) && words.length <= 2);
};

/** "Slide onto a stool next to Ota". */
const takesSeat = ([verb = "", second = "", ...more]: readonly string[]): boolean =>
  postures.has(verb) &&
  /^(?:on|onto|in|into|by|beside|next|against|down)$/.test(second) &&
  more.some((word) => seats.has(word)) &&
  more.length + 2 <= longestMood;

/** "Come out", "step back", "walk along the north wall": a movement inside the scene. */
const stepsAside = ([verb = "", second = "", ...more]: readonly string[]): boolean =>
  (/^(?:come|go|step|walk|move|stand|get)$/.test(verb) &&
    /^(?:out|in|back|up|over|closer|nearer|aside)$/.test(second) &&
    more.length === 0) ||
  (/^(?:walk|pace|stroll|wander)$/.test(verb) && /^(?:along|around|round|about|up|beside)$/.test(second) && more.length <= 4);

/** "Zip up my jacket", "let my coat fall open". */
const movesOwn = (words: readonly string[], text: string): boolean => {
  const own = words.findIndex((word) => word === "my");
  // "Push the gate open with my foot": something else is moved.
  if (own < 0 || (own > 2 && words[own - 1] === "with") || words.length > longestMood || (own === 0 && !/^\W*(?:i )?let\b/i.test(text)))
    return false;
  return words.slice(own + 1, own + 4).some((word) => isLook(word) || /^pockets?$/.test(word));
};

const longestMood = 9;
const leading = wordSet("i we just then and now slowly quickly quietly gently softly try trying to let me a little casually nervously");
const seeming = wordSet("sound act look seem stay keep remain appear");

/** Verbs that do something about what is theirs: a wound is dressed, a pocket is searched, a hand is given. */
const working = wordSet(
  "bandage treat heal dress bind patch clean stitch search check examine inspect empty rummage give hand offer lend sell show pay trade cut stab break use read open unlock repair fix hide watch guard cover",
);

/** "Slam my palm on the bar", "zip up my jacket": a verb, and at once a part of one's own look. A hand that feels for something does more. */
const opensOwn = (text: string): boolean => {
  const [, word = "", prep = ""] =
    /^\W*(?:(?:i|we)\s+)?(?:\w+ly\s+)?[a-z]+(?:\s+(?:up|down|out|back|off))?\s+my\s+(?:\w+\s+)??([a-z]+)(?:\s+(?:flat|hard|lightly|gently|softly|deep))?(?:\s+([a-z]+))?/i.exec(
      text,
    ) ?? [];
  const look = word.toLowerCase();
  return isLook(look) && !(sensing.test(look) && reaching.test(prep)) && !isPlunged(look, prep);
};

/** "My voice", "my jacket", where it is no thing of the story. */
const isOwnLook = ({ article, ref, kind, text }: Role): boolean =>
  /^(?:my|our)$/.test(article || (text.split(" ")[0] ?? "").toLowerCase()) &&
  /^(?:body|unknown|self)$/.test(kind) &&
  isLook(ref.words.head);

/** What feels, hears or sees, and how it is put to something. */
const sensing = /^(?:ears?|hands?|fingers?|fingertips|palms?|cheek|eyes?|nose)$/;
const reaching = /^(?:under|beneath|behind|inside|into|along|over|through|across|against|upon|to|around)$/;
/** "Stick my head into the trough". */
const isPlunged = (look: string, prep: string): boolean =>
  /^(?:head|face|arms?|foot|feet|toes?)$/.test(look) && /^(?:under|inside|into|in|through)$/.test(prep);

/** A hand or an ear that is put to something feels or listens. */
const feels = (objects: readonly Role[], others: readonly Role[]): boolean =>
  objects.some(({ ref }) => sensing.test(ref.words.head)) &&
  others.some(
    ({ prep, kind, ref }) =>
      reaching.test(prep) && !/^(?:body|self|person)$/.test(kind) && !/^(?:bar|counter|chest|heart)$/.test(ref.words.head),
  );

const isLoose = ({ kind }: Role): boolean => /^(?:unknown|body|self)$/.test(kind);

/** What one sits on, leans against or turns to. */
const isSetting = ({ kind, ref, role }: Role): boolean => {
  if (/^(?:instrument|source)$/.test(role) && kind === "thing") return false;
  return kind !== "unknown" || isCommon(ref.words.words) || settings.has(ref.words.head) || isClothing(ref.words.head);
};

const settings = wordSet(
  "booth sofa couch armchair pew stools chairs bench crate barrel doorframe doorpost jamb windowsill sill banister parapet fire fireplace hearth flames moment while bit second minute minutes seconds rhythm music beat tune time life",
);

/** What is done with a thing for something to do. */
const toying = wordSet("fiddle toy fidget twirl juggle swirl");

/** "Go behind the jukebox": a step inside the scene. */
const steps = wordSet("go walk step stroll move stand squeeze");
const beside = /^(?:behind|round|around|beside|near|next to)$/;
const isBeside = ({ kind, ref }: Role): boolean =>
  /^(?:thing|feature)$/.test(kind) || settings.has(ref.words.head) || isCommon(ref.words.words);

const lightVerbs = wordSet("take have find grab pull draw let heave give strike get");

/** "A seat", "a deep breath", "a quiet corner": a moment for oneself. */
const isRespite = ({ article, ref, kind }: Role): boolean =>
  /^(?:an?|another|)$/.test(article) && kind === "unknown" && respites.has(ref.words.head);

const respites = wordSet(
  "seat chair stool breath breather sigh sip swig gulp drag puff smoke cigarette corner spot bow nod shrug yawn stretch laugh grin smile pose whistle grunt shiver step",
);

/** Verbs of posture say something only with what one sits on. */
const postures = wordSet("drop slide fall hop sink settle ease slip climb collapse");

/** A verb that the catalogue lists as a gesture, or one of posture or of mood that is an action of another kind or of none. */
const isMoodVerb = (verb: string, { lexicon }: Reading): boolean =>
  moods.has(verb) || (lexicon.entries.get(verb) ?? []).some(({ verb: action, rest }) => action === "gesture" && rest.length === 0);

const moods = wordSet(
  "sit lean slump slouch perch flop plop sprawl lounge pace fidget shiver shudder sneeze wince groan squint curtsy twirl relax straighten stiffen tense fume pout scowl glower gasp gulp swallow pause tremble sway strut swagger stumble linger loiter dawdle mope sulk brood",
);
