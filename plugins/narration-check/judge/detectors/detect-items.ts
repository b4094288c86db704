import { createFinding } from "./detector.ts";
import type { Finding } from "freeform-rpg/plugins/policy/engine";
import { stemOf } from "freeform-rpg/language";
import type { Detect } from "./detector.ts";
import { tokenOf } from "../reading/item-token.ts";
import type { Clause } from "../reading/read-clauses.ts";
import type { Reading, ReadSentence } from "../reading/reading.ts";
import { atHand, thing } from "./things.ts";
import type { AtHand } from "./things.ts";

const stems = (words: string): string => `(?:${words.split(" ").map(stemOf).join("|")})`;

/** Verbs of using a carried thing. */
const handling = stems(
  "draw fire swing raise light use pull unsheathe throw toss hurl level aim load reload cock drink produce grip brandish uncork whip point hold lift bring flash flip wave slide drive plunge unhook unclip unsling heft weigh unwrap slash fish wedge show play shine uncoil unroll unfold spread apply take thumb unholster wield open strap buckle don hoist lay set rest consult strike snap twirl spin crack",
);
const taking = stems(
  "take pocket pick grab snatch lift slip tuck stow keep collect claim scoop have receive accept gather palm seize unhook hold wear own carry put drop close",
);
const giving = stems("hand give toss pass slip throw lend press slide push present offer fling drop");
const holder = stems(
  "hand palm neck apron pocket lap finger belt coat bag pack sleeve fist shoulder girdle pouch hat boot cloak jacket satchel shirt waistcoat breast possession keeping collar bodice sash vest holster sheath scabbard",
);
const some = "(?:the|a|an|your|their|some|that|this)";
/** Items of the campaign that nobody carries, as clauses have them: those elsewhere, and those that lie here too. */
const foreign = String.raw`(x_\w+)`;
const loose = String.raw`([xh]_\w+)`;

const ownThing = new RegExp(String.raw`\byour (?:\w+ ){0,2}?(${thing})\b`);
const handled = new RegExp(String.raw`\byou (?:\w+li )?${handling} (?:out |up |down )?${some} (?:\w+ ){0,2}?(${thing})\b`);
const wielded = new RegExp(String.raw`\bwith ${some} (?:\w+ ){0,2}?(${thing}) (?:in (?:your|one|both) hand|you)\b`);
const fromPocket = new RegExp(
  String.raw`\byou (?:\w+ ){0,2}?(?:a|an|the|your|some) ((?:\w+ ){0,3}?\w+) (?:out of|from|out from) (?:insid |under |beneath )?your (?:\w+ )?${holder}\b`,
);
const foreignUsed = new RegExp(
  String.raw`\b(?:your (?:\w+ )?|you (?:\w+li )?${handling} (?:out |up |down )?(?:${some} )?(?:\w+ )?)${foreign}`,
);

/** The player's character uses a thing that no one carries. */
export const detectItems: Detect = ({ sentences, facts }) => {
  const isAtHand = atHand(facts);
  return sentences.flatMap((sentence) => {
    const used = firstOf(sentence, (told) => findUsed(told, isAtHand));
    if (used === undefined) return [];
    const name = nameOf(used, facts);
    const message = `The character uses "${name}", which nobody carries.`;
    return [createFinding(sentence, message, `Leave "${name}" out, or use what is carried.`)];
  });
};

const findUsed = (told: string, isAtHand: AtHand): string | undefined => {
  const item = foreignUsed.exec(told)?.[1];
  if (item !== undefined) return item;
  for (const pattern of [ownThing, handled, wielded]) {
    const name = pattern.exec(told)?.[1];
    if (name !== undefined && !isAtHand(name)) return name;
  }
  const pocketed = fromPocket.exec(told)?.[1];
  return pocketed === undefined || pocketed.split(" ").some(isAtHand) ? undefined : pocketed;
};

/** Told as so, outside of speech; a clause that is denied or only wished for uses nothing. */
const firstOf = ({ clauses }: ReadSentence, find: (told: string) => string | undefined): string | undefined => {
  for (const clause of clauses) {
    const found = clause.spoken ? undefined : find(narratedIn(clause));
    if (found !== undefined) return found;
  }
  return undefined;
};

const narratedIn = ({ words, subject }: Clause): string => {
  const told = words.map(({ stem, mood }) => (mood === "so" ? stem : "-")).join(" ");
  return subject === "you" && !told.startsWith("you") ? `you ${told}` : told;
};

const nameOf = (found: string, { items }: Reading["facts"]): string => items.find((item) => tokenOf(item) === found)?.name ?? found;

const takes = new RegExp(String.raw`\byou (?:\w+ ){0,2}?${taking} (?:\w+ ){0,4}?${loose}`);
const givenYou = new RegExp(String.raw`\b${giving} you (?:\w+ ){0,4}?${loose}`);
const endsWithYou = new RegExp(
  String.raw`${loose} (?:\w+ ){0,6}?(?:into|in|on|onto|about|around|round|under|insid|to) (?:your (?:\w+ ){0,2}?${holder}|you)\b`,
);
const isYours = new RegExp(String.raw`${loose} (?:be|belong to) (?:\w+ )?(?:yours?|you)\b`);
const handedThing = new RegExp(String.raw`\b${giving} you ${some} (?:\w+ ){0,2}?(${thing})\b`);
const kept = new RegExp(
  String.raw`\byou (?:\w+li )?(?:${stems("pocket stow")} (it|they|the \w+|a \w+)|${stems("slip tuck put drop")} (it|they|the \w+|a \w+) (?:away|(?:into|in|insid|under) your (?:\w+ )?${holder}))`,
);

/** The player's character gains a thing that no event gave. */
export const detectGains: Detect = (reading) => {
  const { sentences, facts } = reading;
  const given = facts.events.filter(({ type }) => type === "item_acquired").map(({ text }) => text.toLowerCase());
  const isAtHand = atHand(facts);
  let last: string | undefined;
  return sentences.flatMap((sentence, at): Finding[] => {
    const gained = firstOf(sentence, (told) => {
      const named = /\b[xh]_\w+/.exec(told)?.[0];
      if (named !== undefined) last = named;
      // "She unhooks the key and hangs it about your neck": it is the key.
      const meant = last === undefined ? told : told.replaceAll(/\b(?:it|they)\b/g, last);
      const found = [takes, givenYou, endsWithYou, isYours].map((pattern) => pattern.exec(meant)?.[1]).find((one) => one !== undefined);
      if (found !== undefined) return isGiven(found, reading, given) ? undefined : found;
      return given.length > 0 ? undefined : findGift(told, sentence, sentences[at - 1], reading, isAtHand);
    });
    if (gained === undefined) return [];
    const name = nameOf(gained, facts);
    return [createFinding(sentence, `The character gets "${name}", which no event gave.`, `Leave "${name}" where it is.`)];
  });
};

const isGiven = (token: string, { facts }: Reading, given: readonly string[]): boolean => {
  const name = nameOf(token, facts).toLowerCase();
  return given.some((text) => text.includes(name));
};

/** Something that the story knows nothing of is given to the player's character, or put away by them for good. */
const findGift = (
  told: string,
  { mentions }: ReadSentence,
  before: ReadSentence | undefined,
  { facts: { items } }: Reading,
  isAtHand: AtHand,
): string | undefined => {
  const handed = handedThing.exec(told)?.[1];
  if (handed !== undefined && !isAtHand(handed)) return handed;
  const own = [...mentions, ...(before?.mentions ?? [])].some(({ id }) => items.some((item) => item.id === id && item.carried));
  const away = own ? null : kept.exec(told);
  const put = away?.[1] ?? away?.[2];
  return put === "it" || put === "they" ? "what is put away" : put;
};
