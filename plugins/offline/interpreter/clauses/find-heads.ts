import { isBelief } from "../messages/past.ts";
import type { Unit } from "../reader/read-units.ts";

/** The verb of something that the character does. */
export interface Head {
  /** The number of its unit. */
  readonly at: number;
  /** The number of the first unit of its clause: "I", "then I quickly". */
  readonly lead: number;
  /** The number of the unit behind its sentence. */
  readonly end: number;
}

/** Finds the verbs at the head of a clause whose subject is the character, or none. */
export const findHeads = (units: readonly Unit[], actor: ReadonlySet<string>): Head[] =>
  sentencesOf(units).flatMap(({ from, to }) => (asksAnything(units, { from, to }) ? [] : headsBetween(units, { from, to, actor })));

interface Range {
  readonly from: number;
  readonly to: number;
}

/** "Is it locked?", "what's Zenith got to do with it": nothing is done. */
const asksAnything = (units: readonly Unit[], { from, to }: Range): boolean => {
  const [first, second] = units.slice(from, to).filter(({ token }) => !/^(?:PUNCT|CCONJ|INTJ)$/.test(token.pos));
  return (
    units[to]?.token.text.includes("?") === true ||
    (/^(?:what|who|whose|why|how|where|which)$/.test(first?.token.word ?? "") && second?.token.pos === "AUX")
  );
};

const sentencesOf = (units: readonly Unit[]): Range[] => {
  const sentences: Range[] = [];
  let from = 0;
  for (const [at, { token }] of units.entries()) {
    if (!/^[.!?;:…]+$/.test(token.text)) continue;
    sentences.push({ from, to: at });
    from = at + 1;
  }
  return [...sentences, { from, to: units.length }].filter((one) => one.from < one.to);
};

const headsBetween = (units: readonly Unit[], { from, to, actor }: Range & { readonly actor: ReadonlySet<string> }): Head[] => {
  const heads: Head[] = [];
  let at = from;
  let own = true;
  while (at < to) {
    const end = nextClause(units, at + 1, to);
    const start = clauseAt(units, { from: at, to: end }, { actor, own, begun: heads.length > 0 });
    if (start.head !== undefined) heads.push({ at: start.head, lead: at, end: to });
    own = start.own;
    at = nextClause(units, Math.max(start.seen, at) + 1, to);
  }
  return heads;
};

interface Start {
  /** The number of the verb; absent where the clause says nothing that the character does. */
  readonly head?: number;
  /** The number of the last unit that was looked at. */
  readonly seen: number;
  /** True when a verb that follows without a subject of its own is the character's. */
  readonly own: boolean;
}

interface Before {
  readonly actor: ReadonlySet<string>;
  readonly own: boolean;
  /** True when the sentence has said something that the character does. */
  readonly begun: boolean;
}

/** Reads the beginning of a clause up to its verb. */
const clauseAt = (units: readonly Unit[], range: Range, before: Before): Start => {
  let mine = before.own;
  for (let at = range.from; at < range.to; at++) {
    const unit = units[at];
    if (unit === undefined || unit.quote !== null || denying.test(unit.token.word) || isAside(unit, at, range))
      return { seen: at, own: mine };
    const behind = unit.token.pos === "ADP" ? subjectBehind(units, at, range.to) : 0;
    if (isSelf(unit, before.actor)) mine = true;
    else if (leadsToVerb(units, at)) at++;
    else if (behind > 0) at = behind - 1;
    else if (isHead(unit, units[at + 1]))
      return isOwn(unit, units, { ...before, own: mine }) ? { head: at, seen: at, own: true } : { seen: at, own: mine };
    else if (!isLight(unit)) return { seen: at, own: mine && !hasVerb(units.slice(at + 1, range.to)) };
  }
  return { seen: range.to - 1, own: mine };
};

const denying = /^(?:not|never|n't|without|if|unless|when|while|because|until)$/;

/** "I meant the office"; "..., to find the locker"; "the brandy, you say"; "close enough to smell him": a thought, a purpose, an echo, a measure. */
const isAside = ({ token: { word, lemma } }: Unit, at: number, { from }: Range): boolean =>
  isBelief([word]) || lemma === "you" || word === "enough" || (word === "to" && at === from && from > 0);

const isSelf = ({ token: { word } }: Unit, actor: ReadonlySet<string>): boolean => word === "i" || word === "we" || actor.has(word);

const isHead = (unit: Unit, next: Unit | undefined): boolean => unit.token.pos === "VERB" || unit.phrase !== "" || isCommand(unit, next);

/** A bare verb behind a remark ("my feet are ice and sit down") goes on with what the character does. */
const isOwn = (unit: Unit, units: readonly Unit[], { actor, own, begun }: Before): boolean =>
  own ? !saysOther(unit, units, actor) : begun && unit.listed !== "" && unit.token.word === unit.token.lemma;

/** "From the top of the wall I look down": the number of the "I"; 0 where there is none. */
const subjectBehind = (units: readonly Unit[], at: number, to: number): number =>
  Math.max(
    0,
    units.findIndex(({ token }, nth) => nth > at && nth < to && /^(?:i|we)$/.test(token.word)),
  );

/** "The guard opens it and shouts": what another does. "Wren says sorry" is the character's where that is the name. */
const saysOther = ({ token: { word, lemma } }: Unit, units: readonly Unit[], actor: ReadonlySet<string>): boolean =>
  word !== lemma && word.endsWith("s") && !units.some(({ token }) => actor.has(token.word));

/** A noun with a verb behind it is the subject; without one it belongs to a list. */
const hasVerb = (units: readonly Unit[]): boolean => units.some(isVerb);

/** "Try to", "want to", "going to", "try and", "let us": the verb behind it says what is done. */
const leadsToVerb = (units: readonly Unit[], at: number): boolean => {
  const [lead, next, inner] = units.slice(at, at + 3);
  if (lead === undefined || next === undefined) return false;
  const { lemma, word } = lead.token;
  if (lemma === "let") return /^(?:us|me|'s)$/.test(next.token.word);
  const joins = next.token.word === "to" || (lemma === "try" && next.token.word === "and");
  return joins && isVerb(lead) && isVerb(inner) && (lemma === "try" || word === "going" || lead.listed === "");
};

const isVerb = (unit: Unit | undefined): boolean => unit !== undefined && /^(?:VERB|AUX)$/.test(unit.token.pos);

/** A verb that the tagger takes for a noun: "light the lamp". */
const isCommand = ({ listed, token }: Unit, next: Unit | undefined): boolean =>
  listed !== "" && /^(?:NOUN|ADJ|PROPN)$/.test(token.pos) && next !== undefined && /^(?:DET|PRON|ADP|PROPN)$/.test(next.token.pos);

const isLight = ({ token: { pos, word } }: Unit): boolean =>
  /^(?:ADV|INTJ|PUNCT|CCONJ|AUX|PART)$/.test(pos) || word === "then" || word === "please";

/** The number of the unit behind the next comma, dash, "and" or "then". */
const nextClause = (units: readonly Unit[], from: number, to: number): number => {
  for (let at = from; at < to; at++) {
    const { token } = units[at] ?? {};
    if (token !== undefined && (token.pos === "CCONJ" || /^[,–—-]$/.test(token.text) || token.word === "then")) return at + 1;
  }
  return to;
};
