import { matchVerb } from "../lexicon.ts";
import type { FoundVerb, Lexicon } from "../lexicon.ts";
import { verbLemma } from "../text/tag-text.ts";
import { endsIn, isOneOf, isPos, wordSet } from "../text/token-tests.ts";
import type { Token } from "../text/token.ts";
import { leadsOn } from "./leads-on.ts";

/** What a clause does, and who does it. */
export interface MainVerb {
  readonly found: FoundVerb;
  /** The word for who does it; empty for an order. */
  readonly subject: string;
  readonly negated: boolean;
  /** True for what was done before: "I have changed my mind". */
  readonly perfect: boolean;
  /** What stands before the subject: `with the penknife I ...`. */
  readonly fronted: readonly Token[];
  /** Adverbs before the verb. */
  readonly adverbs: readonly Token[];
}

const connectives = wordSet(
  "so then and but or ok okay well now just please maybe perhaps first firstly second next finally lastly afterwards afterward meanwhile also again still instead simply alright right hey oh ah um uh hmm yes no yeah damn hell shit fuck fucking that lol haha anyway to",
);
const subjects = wordSet("i we he she they you it who someone everyone nobody");
const auxiliaries = wordSet(
  "do does did will would shall should can could may might must am is are was were be been being have has had ca wo 'll 'd 'm 're 've",
);
const negations = wordSet("not n't never");
const perfects = wordSet("have 've had has");

interface LeadIn {
  subject: string;
  negated: boolean;
  perfect: boolean;
  readonly adverbs: Token[];
}

/** Finds the verb of a clause, what leads in to it left out. `null` when it has none. */
export const findMainVerb = (tokens: readonly Token[], lexicon: Lexicon, actor: ReadonlySet<string>): MainVerb | null => {
  const from = frontedEnd(tokens);
  const lead: LeadIn = { subject: "", negated: false, perfect: false, adverbs: [] };
  for (let at = from; at < tokens.length; at++) {
    const found = matchVerb(tokens, at, lexicon);
    const last = skip(tokens, at, { lead, found, lexicon, actor });
    if (last >= at) {
      at = last;
      continue;
    }
    const verb = found ?? (isVerbal(tokens, at, lead.subject) ? unlisted(tokens[at], at) : null);
    const perfect = lead.perfect && lead.subject !== "" && /(?:ed|en|ne|wn|ought|d|t)$/.test(tokens[at]?.word ?? "");
    return verb === null ? null : { ...lead, found: verb, perfect, fronted: tokens.slice(0, from) };
  }
  return null;
};

interface Step {
  readonly lead: LeadIn;
  readonly found: FoundVerb | null;
  readonly lexicon: Lexicon;
  readonly actor: ReadonlySet<string>;
}

/** The last of the words from here on that only lead in to the verb; `at - 1` when the verb stands here. */
const skip = (tokens: readonly Token[], at: number, { lead, found, lexicon, actor }: Step): number => {
  const token = tokens[at];
  const phrase = found !== null && found.phrase.includes("_");
  if (token === undefined || (!phrase && isPos(token, "PUNCT", "INTJ"))) return at;
  if (lead.subject === "" && (isOneOf(token, subjects) || isOneOf(token, actor))) return takeSubject(tokens, at, lead, actor);
  if (isOneOf(token, negations)) {
    lead.negated = true;
    return at;
  }
  const ahead = leadsOn(tokens, at, lexicon);
  if (ahead >= at) return ahead;
  return skipLight(tokens, at, { lead, found, phrase });
};

/** Skips connectives, auxiliaries and adverbs. */
const skipLight = (
  tokens: readonly Token[],
  at: number,
  { lead, found, phrase }: Pick<Step, "lead" | "found"> & { readonly phrase: boolean },
): number => {
  const token = tokens[at];
  if (token === undefined) return at;
  if (!phrase && isLight(token)) {
    lead.perfect = isOneOf(token, perfects);
    return at;
  }
  const adverb = !phrase && isPos(token, "ADV") && (found === null || tokens.length > at + 1) && !isVerbal(tokens, at, lead.subject);
  return adverb || isManner(token) ? takeAdverb(token, at, lead) : at - 1;
};

const isLight = (token: Token): boolean => isOneOf(token, connectives) || (isOneOf(token, auxiliaries) && !isPos(token, "VERB"));

const isManner = (token: Token): boolean => isPos(token, "ADJ", "ADV") && endsIn(token, "ly");

const takeAdverb = (token: Token, at: number, lead: LeadIn): number => {
  lead.adverbs.push(token);
  return at;
};

const takeSubject = (tokens: readonly Token[], at: number, lead: LeadIn, actor: ReadonlySet<string>): number => {
  lead.subject = isOneOf(tokens[at], actor) ? "i" : (tokens[at]?.word ?? "");
  let end = at;
  while (isOneOf(tokens[end + 1], actor)) end++;
  return end;
};

const unlisted = (token: Token | undefined, at: number): FoundVerb => {
  const base = verbLemma(token?.word ?? "");
  return { verb: base, phrase: base, start: at, end: at + 1, inner: [] };
};

const own = wordSet("i we");

/** A word that is a verb where it stands, whether or not the catalogue has it. */
const isVerbal = (tokens: readonly Token[], at: number, subject: string): boolean =>
  isPos(tokens[at], "VERB") ||
  (own.has(subject) && isOneOf(tokens[at - 1], own) && isPos(tokens[at], "NOUN", "ADJ", "PROPN", "ADP", "ADV"));

/** Where the clause proper begins when a phrase stands before its subject. */
const frontedEnd = (tokens: readonly Token[]): number => {
  if (!isPos(tokens[0], "ADP", "SCONJ") || /^(?:to|if)$/.test(tokens[0]?.word ?? "")) return 0;
  const at = tokens.findIndex((token, index) => index > 0 && isOneOf(token, own));
  const comma = tokens.findIndex(({ text }) => text === ",");
  return at > 0 ? at : comma > 0 ? comma + 1 : 0;
};
