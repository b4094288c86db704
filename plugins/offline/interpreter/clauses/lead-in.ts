/* oxlint-disable complexity, max-params, max-lines-per-function */
import { matchVerb } from "../lexicon.ts";
import type { FoundVerb, Lexicon } from "../lexicon.ts";
import { verbLemma } from "../text/tag-text.ts";
import type { Token } from "../text/token.ts";

/** What a clause does, and who does it. */
export interface MainVerb {
  readonly found: FoundVerb;
  /** The word for who does it; empty for an order. */
  readonly subject: string;
  readonly negated: boolean;
  /** True for `would` and `could`: thought of, asked for, not simply done. */
  readonly wished: boolean;
  /** True for what was done before: "I have changed my mind". */
  readonly perfect: boolean;
  /** What stands before the subject: `with the penknife I ...`. */
  readonly fronted: readonly Token[];
  /** Adverbs before the verb. */
  readonly adverbs: readonly Token[];
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const connectives = set(
  "so then and but or ok okay well now just please maybe perhaps first firstly second next finally lastly afterwards afterward meanwhile also again still instead simply alright right hey oh ah um uh hmm yes no yeah damn hell shit fuck fucking that also now lol haha anyway",
);
const subjects = set("i we he she they you it who someone everyone nobody");
const auxiliaries = set(
  "do does did will would shall should can could may might must am is are was were be been being have has had ca wo 'll 'd 'm 're 've to",
);
/** Verbs that only lead to another: `try to open`, `start running`. */
const control = set(
  "want wish try attempt go begin start decide intend plan mean manage need have get like love prefer hope proceed continue keep remember make choose offer dare seek prepare aim come set ready gonna wan",
);

export const motions = set(
  "go come walk run head step move get hurry rush turn lean reach stroll wander stride stand sit kneel bend crouch",
);

/** Finds the verb of a clause, what leads in to it left out. `null` when it has none. */
export const findMainVerb = (tokens: readonly Token[], lexicon: Lexicon, actor: ReadonlySet<string>): MainVerb | null => {
  const from = frontedEnd(tokens);
  let subject = "";
  let negated = false;
  let wished = false;
  let perfect = false;
  const adverbs: Token[] = [];
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const found = matchVerb(tokens, at, lexicon);
    const phrase = found !== null && found.phrase.includes("_");
    if (!phrase && (token.pos === "PUNCT" || token.pos === "INTJ")) continue;
    if (subject === "" && (subjects.has(token.word) || actor.has(token.word))) {
      subject = actor.has(token.word) ? "i" : token.word;
      while (actor.has(tokens[at + 1]?.word ?? "")) at++;
      continue;
    }
    if (/^(?:not|n't|never)$/.test(token.word)) {
      negated = true;
      continue;
    }
    const ahead = leadsOn(tokens, at, lexicon);
    if (ahead >= at) {
      at = ahead;
      continue;
    }
    if (!phrase && (connectives.has(token.word) || (auxiliaries.has(token.word) && token.pos !== "VERB") || token.word === "to")) {
      perfect = /^(?:have|'ve|had|has)$/.test(token.word);
      wished ||= token.word === "would" || token.word === "could";
      continue;
    }
    if (!phrase && token.pos === "ADV" && (found === null || tokens.length > at + 1) && !isVerbal(tokens, at, subject)) {
      adverbs.push(token);
      continue;
    }
    if (/^(?:ADJ|ADV)$/.test(token.pos) && token.word.endsWith("ly")) {
      adverbs.push(token);
      continue;
    }
    const verb = found ?? (isVerbal(tokens, at, subject) ? unlisted(token, at) : null);
    return verb === null
      ? null
      : {
          found: verb,
          subject,
          negated,
          wished,
          perfect: perfect && /(?:ed|en|ne|wn|ought|d|t)$/.test(token.word) && subject !== "",
          fronted: tokens.slice(0, from),
          adverbs,
        };
  }
  return null;
};

const unlisted = (token: Token, at: number): FoundVerb => {
  const base = verbLemma(token.word);
  return { verb: base, phrase: base, start: at, end: at + 1, inner: [] };
};

/** A word that is a verb where it stands, whether or not the catalogue has it. */
const isVerbal = (tokens: readonly Token[], at: number, subject: string): boolean => {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.pos === "VERB") return true;
  const before = tokens[at - 1];
  return (
    /^(?:i|we)$/.test(subject) && before !== undefined && /^(?:i|we)$/.test(before.word) && /^(?:NOUN|ADJ|PROPN|ADP|ADV)$/.test(token.pos)
  );
};

/** The last word of what only leads to the next verb: `want to`, `let me`, `go and`. `at - 1` when nothing does. */
const leadsOn = (tokens: readonly Token[], at: number, lexicon: Lexicon): number => {
  const word = tokens[at]?.word ?? "";
  const base = verbLemma(word);
  if (base === "let" && /^(?:me|us)$/.test(tokens[at + 1]?.word ?? "")) return at + 1;
  if (!control.has(base) && !motions.has(base)) return at - 1;
  let next = at + 1;
  while (/^(?:ADV|INTJ)$/.test(tokens[next]?.pos ?? "") && tokens[next]?.word !== "to") next++;
  const verbAt = (place: number): boolean =>
    tokens[place]?.pos === "VERB" || tokens[place]?.pos === "AUX" || matchVerb(tokens, place, lexicon) !== null;
  if (
    control.has(base) &&
    /^(?:to|and)$/.test(tokens[next]?.word ?? "") &&
    base !== "come" &&
    base !== "go" &&
    base !== "get" &&
    verbAt(skipAdverbs(tokens, next + 1))
  )
    return next;
  if (/^(?:go|get|come)$/.test(base) && word.endsWith("ing") && tokens[next]?.word === "to" && verbAt(skipAdverbs(tokens, next + 1)))
    return next;
  if (/^(?:begin|start|continue|keep|try|love|like)$/.test(base) && (tokens[next]?.word ?? "").endsWith("ing") && verbAt(next))
    return next - 1;
  if (
    /^(?:go|come|run)$/.test(base) &&
    next === at + 1 &&
    /^(?:VERB|NOUN)$/.test(tokens[next]?.pos ?? "") &&
    matchVerb(tokens, next, lexicon) !== null
  )
    return at;
  return at - 1;
};

const skipAdverbs = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (tokens[at]?.pos === "ADV" && /ly$|^(?:just|maybe|first)$/.test(tokens[at]?.word ?? "")) at++;
  return at;
};

/** Where the clause proper begins when a phrase stands before its subject. */
const frontedEnd = (tokens: readonly Token[]): number => {
  if (!/^(?:ADP|SCONJ)$/.test(tokens[0]?.pos ?? "") || /^(?:to|if)$/.test(tokens[0]?.word ?? "")) return 0;
  const at = tokens.findIndex(({ word }, index) => index > 0 && /^(?:i|we)$/.test(word));
  if (at > 0) return at;
  const comma = tokens.findIndex(({ text }) => text === ",");
  return comma > 0 ? comma + 1 : 0;
};
