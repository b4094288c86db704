import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { nameIn, namesIn } from "./names-in.ts";
import type { GermanName } from "./names-in.ts";
import { splitVerbs, wholeVerbs } from "./verbs.ts";
import type { GermanVerb } from "./verbs.ts";
import { smallWords, subordinate } from "./words.ts";

interface FoundVerb {
  readonly verb: GermanVerb;
  /** The places of its words. */
  readonly at: readonly number[];
}

/** The verb of a clause: split, as in „Ich sehe mich um“, or in one word. Of several the first. */
export const findVerb = (tokens: readonly string[]): FoundVerb | null => {
  const lower = tokens.map((token) => token.toLowerCase());
  const end = lower.findIndex((token, at) => token === "," && at > 0 && opensClause(lower, at));
  const last = (end === -1 ? lower.length : end) - 1;
  for (const [at, word] of lower.entries()) {
    const split = splitVerbs.get(`${lower[last] ?? ""} ${word}`);
    if (split !== undefined && at !== last) return { verb: split, at: [at, last] };
  }
  const whole = lower.findIndex((word) => wholeVerbs.has(word));
  const verb = wholeVerbs.get(lower[whole] ?? "");
  return verb === undefined ? null : { verb, at: [whole] };
};

/** True for a comma behind which a clause begins that says why, when or what. */
const opensClause = (tokens: readonly string[], comma: number): boolean => subordinate.test((tokens[comma + 1] ?? "").toLowerCase());

/** A clause that says what is done, in English; `null` where it has no verb that is known, or a word that is not. */
export const readAction = (typed: string, packet: ShownPacket): string | null => {
  const tokens = typed.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*|[,:–]/gu) ?? [];
  const found = findVerb(tokens);
  if (found === null) return null;
  const parts: Part[] = [];
  for (let at = 0; at < tokens.length;) {
    const part = readPart(tokens, at, { found, packet });
    if (part === null) return null;
    parts.push(part);
    at += part.length;
  }
  const said = parts.filter(({ english }) => english !== "");
  const isObject =
    said.findIndex(({ isNoun }) => isNoun) < said.findIndex(({ isPlace }) => isPlace) || !said.some(({ isPlace }) => isPlace);
  const verb = isObject && said.some(({ isNoun }) => isNoun) ? found.verb.bare : found.verb.english;
  return `I ${[verb, ...said.map(({ english }) => english)].join(" ")}.`;
};

/** Words of a clause in English, and how many tokens they are. */
interface Part {
  readonly english: string;
  readonly length: number;
  readonly isNoun?: boolean;
  /** True for a preposition. */
  readonly isPlace?: boolean;
}

interface Clause {
  readonly found: FoundVerb;
  readonly packet: ShownPacket;
}

const readPart = (tokens: readonly string[], at: number, { found, packet }: Clause): Part | null => {
  const token = tokens[at] ?? "";
  if (found.at.includes(at) || token === ":") return { english: "", length: 1 };
  const named = nameIn(tokens, at, packet);
  if (named !== null) return { english: spell(named), length: named.length, isNoun: true };
  const isTopic = token === "–" || (token === "," && at > (found.at[0] ?? 0) && opensClause(tokens, at));
  if (isTopic) return { english: topicOf(tokens.slice(at + 1), found.verb, packet), length: tokens.length - at };
  const small = found.verb.preps.get(token.toLowerCase()) ?? meaningOf(tokens, at);
  if (small !== undefined) return { english: small, length: 1, isPlace: prepositions.has(small) };
  if (/^\d/.test(token)) return { english: token, length: 1, isNoun: true };
  if (/^\p{Lu}/u.test(token)) return { english: token, length: 1, isNoun: true };
  return token === "," ? { english: "", length: 1 } : null;
};

const spell = ({ kind, name }: GermanName): string => (kind === "person" ? name : `the ${name}`);

const prepositions: ReadonlySet<string> = new Set([
  ..."to in into on onto at under behind beside over through with from against for around between about past".split(" "),
  "in front of",
  "out of",
]);

/** A small word among its neighbours: „an Ole vorbei“, „in den Speicher“ and „eine Stunde“; `undefined` for any other word. */
const meaningOf = (tokens: readonly string[], at: number): string | undefined => {
  const lower = tokens.map((token) => token.toLowerCase());
  const [word = "", next = ""] = lower.slice(at);
  const isPast = /^(?:an|am)$/.test(word) && lower.includes("vorbei", at);
  if (isPast || word === "vorbei") return isPast || !/\ban?m?\b/.test(lower.slice(0, at).join(" ")) ? "past" : "";
  if (word === "in" && /^(?:den|das|die)$/.test(next)) return "into";
  if (/^eine?$/.test(word) && /^(?:stunde|minute)$/.test(next)) return next === "stunde" ? "an" : "a";
  return Object.hasOwn(smallWords, word) ? smallWords[word] : undefined;
};

/** „…, wer die Laterne genommen hat“: what is asked about is what it names. Of other clauses nothing is taken. */
const topicOf = (tokens: readonly string[], { english }: GermanVerb, packet: ShownPacket): string => {
  if (!/^(?:ask|question)$/.test(english)) return "";
  const named = namesIn(tokens.join(" "), packet).map(spell);
  const nouns = tokens.filter((token) => /^\p{Lu}/u.test(token)).map((noun) => `the ${noun}`);
  const about = [...new Set(named.length > 0 ? named : nouns)];
  return about.length === 0 ? "" : `about ${about.join(" and ")}`;
};
