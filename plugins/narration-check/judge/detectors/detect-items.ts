import { createFinding } from "./detector.ts";
import type { Finding } from "freeform-rpg/plugins/policy/engine";
import { stemOf } from "freeform-rpg/language";
import type { Detect } from "./detector.ts";
import { tokenOf } from "../reading/item-token.ts";
import type { Clause } from "../reading/read-clauses.ts";
import type { Reading, ReadSentence } from "../reading/reading.ts";
import { availableThings, thing } from "./things.ts";
import type { AvailabilityTest } from "./things.ts";

const stems = (words: string): string => `(?:${words.split(" ").map(stemOf).join("|")})`;

/** Verbs for using a carried item. */
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
/** Tokens in clauses for items of the campaign that no one carries: only items elsewhere, or also items that lie here. */
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

/** Finds uses of items that no one carries, by the player's character. */
export const detectItems: Detect = ({ sentences, facts }) => {
  const isAvailable = availableThings(facts);
  return sentences.flatMap((sentence) => {
    const used = firstOf(sentence, (narrated) => findUsed(narrated, isAvailable));
    if (used === undefined) return [];
    const name = nameOf(used, facts);
    const message = `The character uses "${name}", which no one carries.`;
    return [createFinding(sentence, message, `Leave "${name}" out, or use what is carried.`)];
  });
};

const findUsed = (narrated: string, isAvailable: AvailabilityTest): string | undefined => {
  const item = foreignUsed.exec(narrated)?.[1];
  if (item !== undefined) return item;
  for (const pattern of [ownThing, handled, wielded]) {
    const name = pattern.exec(narrated)?.[1];
    if (name !== undefined && !isAvailable(name)) return name;
  }
  const pocketed = fromPocket.exec(narrated)?.[1];
  return pocketed === undefined || pocketed.split(" ").some(isAvailable) ? undefined : pocketed;
};

/** The first match in the clauses outside speech. Denied and hypothetical words do not match. */
const firstOf = ({ clauses }: ReadSentence, find: (narrated: string) => string | undefined): string | undefined => {
  for (const clause of clauses) {
    const found = clause.spoken ? undefined : find(narratedIn(clause));
    if (found !== undefined) return found;
  }
  return undefined;
};

const narratedIn = ({ words, subject }: Clause): string => {
  const narrated = words.map(({ stem, mood }) => (mood === "so" ? stem : "-")).join(" ");
  return subject === "you" && !narrated.startsWith("you") ? `you ${narrated}` : narrated;
};

const nameOf = (found: string, { items }: Reading["facts"]): string => items.find((item) => tokenOf(item) === found)?.name ?? found;

const takes = new RegExp(String.raw`\byou (?:\w+ ){0,2}?${taking} (?:\w+ ){0,4}?${loose}`);
const givenYou = new RegExp(String.raw`\b${giving} you (?:\w+ ){0,4}?${loose}`);
const endsWithYou = new RegExp(
  String.raw`${loose} (?:\w+ ){0,6}?(?:into|in|on|onto|about|around|round|under|insid|to) (?:your (?:\w+ ){0,2}?${holder}|you)\b`,
);
const isYours = new RegExp(String.raw`${loose} (?:be|belong to) (?:\w+ )?(?:yours?|you)\b`);
const handedThing = new RegExp(String.raw`\b${giving} you ${some} (?:\w+ ){0,2}?(${thing})\b`);
const putAway = new RegExp(
  String.raw`\byou (?:\w+li )?(?:${stems("pocket stow")} (it|they|the \w+|a \w+)|${stems("slip tuck put drop")} (it|they|the \w+|a \w+) (?:away|(?:into|in|insid|under) your (?:\w+ )?${holder}))`,
);

/** Finds items that the player's character gains although no event gave them. */
export const detectGains: Detect = (reading) => {
  const { sentences, facts } = reading;
  const given = facts.events.filter(({ type }) => type === "item_acquired").map(({ text }) => text.toLowerCase());
  const isAvailable = availableThings(facts);
  let last: string | undefined;
  return sentences.flatMap((sentence, at): Finding[] => {
    const gained = firstOf(sentence, (narrated) => {
      const named = /\b[xh]_\w+/.exec(narrated)?.[0];
      if (named !== undefined) last = named;
      // "She unhooks the key and hangs it about your neck": it is the key.
      const meant = last === undefined ? narrated : narrated.replaceAll(/\b(?:it|they)\b/g, last);
      const found = [takes, givenYou, endsWithYou, isYours].map((pattern) => pattern.exec(meant)?.[1]).find((one) => one !== undefined);
      if (found !== undefined) return isGiven(found, reading, given) ? undefined : found;
      return given.length > 0 ? undefined : findUnknownGain(narrated, sentence, sentences[at - 1], reading, isAvailable);
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

/** A thing that is not part of the campaign and that the player's character is given or puts away. */
const findUnknownGain = (
  narrated: string,
  { mentions }: ReadSentence,
  before: ReadSentence | undefined,
  { facts: { items } }: Reading,
  isAvailable: AvailabilityTest,
): string | undefined => {
  const handed = handedThing.exec(narrated)?.[1];
  if (handed !== undefined && !isAvailable(handed)) return handed;
  const own = [...mentions, ...(before?.mentions ?? [])].some(({ id }) => items.some((item) => item.id === id && item.carried));
  const away = own ? null : putAway.exec(narrated);
  const put = away?.[1] ?? away?.[2];
  return put === "it" || put === "they" ? "what is put away" : put;
};
