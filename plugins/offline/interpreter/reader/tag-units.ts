import { hashFeature, joinHash } from "./linear-model.ts";
import type { LinearModel } from "./linear-model.ts";
import type { Unit } from "./read-units.ts";
import { lookFeatures } from "./tag-features.ts";

/** The words of one tag: a role and the units from `start` up to `end`. */
export interface Span {
  readonly role: string;
  readonly start: number;
  readonly end: number;
}

/** Tags as far as they are chosen. */
export interface TagState {
  readonly score: number;
  readonly before: TagState | null;
  readonly tag: number;
  /** The hash of what the last verb is: its action in the catalogue, else its cluster. 0 before the first. */
  readonly verb: number;
  /** Roles that the last verb has: a bit for each label. */
  readonly roles: number;
  /** Words since the verb. */
  readonly since: number;
  /** True when a comma, an "and" or an end of a sentence stands since the verb. */
  readonly parted: boolean;
  /** The hash of the word that the open span began with; 0 outside. */
  readonly open: number;
}

const width = 3;

export const startState: TagState = { score: 0, before: null, tag: 0, verb: 0, roles: 0, since: 0, parted: false, open: 0 };

/** Tags units by a search that keeps the best few beginnings. The first label is `O`; others are `B-ROLE` and `I-ROLE`. */
export const tagUnits = (units: readonly Unit[], model: LinearModel): TagState[] => {
  let states: TagState[] = [startState];
  for (const at of units.keys()) states = advance(states, { units, at, model });
  return states;
};

/** A word to be tagged. */
export interface Step {
  readonly units: readonly Unit[];
  readonly at: number;
  readonly model: LinearModel;
}

/** The best states behind one more unit. */
export const advance = (states: readonly TagState[], { units, at, model }: Step): TagState[] => {
  const { labels, weights } = model;
  const unit = units[at];
  if (unit === undefined) return [...states];
  const look = new Float64Array(labels.length);
  if (unit.quote === null) weights.addAll(lookFeatures(units, at), look);
  const next: { state: TagState; tag: number; score: number }[] = [];
  for (const state of states) {
    const scores = Float64Array.from(look);
    if (unit.quote === null) for (const hash of pathFeatures(state, units, at)) weights.add(hash, 1, scores);
    for (let tag = 0; tag < labels.length; tag++)
      if (isAllowed(tag, state.tag, unit, labels)) next.push({ state, tag, score: state.score + (scores[tag] ?? 0) });
  }
  return next
    .toSorted((a, b) => b.score - a.score)
    .slice(0, width)
    .map(({ state, tag, score }) => extend(state, { tag, unit, labels, score }));
};

/** A quotation is words; a tag that goes on needs one that began. */
export const isAllowed = (tag: number, before: number, { quote }: Unit, labels: readonly string[]): boolean => {
  const label = labels[tag] ?? "";
  if (quote !== null) return label === "B-words";
  return !label.startsWith("I-") || tag === before || labels[before] === `B-${label.slice(2)}`;
};

interface Extension {
  readonly tag: number;
  readonly unit: Unit;
  readonly labels: readonly string[];
  readonly score: number;
}

/** The state behind a unit with its tag. */
export const extend = (state: TagState, { tag, unit, labels, score }: Extension): TagState => {
  const label = labels[tag] ?? "O";
  const { word, verb } = partsOf(unit);
  if (label === "B-verb") return { score, before: state, tag, verb, roles: 0, since: 0, parted: false, open: word };
  const opens = label.startsWith("B-");
  return {
    score,
    before: state,
    tag,
    verb: state.verb,
    roles: opens ? state.roles | (1 << tag) : state.roles,
    since: label === "I-verb" ? 0 : state.since + 1,
    parted: state.parted || /^(?:PUNCT|CCONJ)$/.test(unit.token.pos),
    open: opens ? word : label === "O" ? 0 : state.open,
  };
};

/** The hashes of what is known of a unit. */
interface Parts {
  readonly word: number;
  readonly pos: number;
  readonly named: number;
  readonly listed: number;
  /** What it is as a verb. */
  readonly verb: number;
}

const nowhere: Parts = { word: hashFeature("|"), pos: hashFeature("|"), named: 0, listed: 0, verb: 0 };

const known = new WeakMap<Unit, Parts>();

const partsOf = (unit: Unit | undefined): Parts => {
  if (unit === undefined) return nowhere;
  const before = known.get(unit);
  if (before !== undefined) return before;
  const { token, named, listed, phrase } = unit;
  const parts = {
    word: hashFeature(token.word),
    pos: hashFeature(token.pos),
    named: hashFeature(named),
    listed: hashFeature(listed),
    verb: hashFeature(phrase || listed || `${unit.known?.coarse ?? "?"}`),
  };
  known.set(unit, parts);
  return parts;
};

/** The hashes of what depends on the tags before. */
export const pathFeatures = (state: TagState, units: readonly Unit[], at: number): number[] => {
  const { word, pos, named, listed } = partsOf(units[at]);
  const before = partsOf(units[at - 1]).word;
  const next = partsOf(units[at + 1]).pos;
  const last = state.tag + 1;
  const past = (state.before?.tag ?? 0) + 1;
  const { verb, roles, open } = state;
  const parted = state.parted ? 1 : 2;
  return [
    join(1, last),
    join(2, last, past),
    join(3, last, pos),
    join(4, last, word),
    join(5, last, named),
    join(6, last, listed),
    join(7, last, pos, next),
    join(8, past, last, pos),
    join(9, last, before, pos),
    join(10, verb, last),
    join(11, verb, word),
    join(12, verb, before, last),
    join(13, verb, named, before),
    join(14, verb, pos, parted),
    join(15, roles),
    join(16, roles, pos, parted),
    join(17, roles, word),
    join(18, roles, last),
    join(19, roles, verb),
    join(20, roles, before),
    join(21, parted, pos, last),
    join(22, Math.min(4, state.since), last, pos),
    join(23, open, last, pos),
    join(24, open, word),
    join(25, verb === 0 ? 1 : 2, pos, last),
  ];
};

const join = (template: number, one: number, two = 0, three = 0): number =>
  joinHash(joinHash(joinHash(Math.imul(template, 0x2545f491), one), two), three);

/** The tags of a state, in order. */
export const tagsOf = (state: TagState): number[] => {
  const tags: number[] = [];
  for (let at: TagState | null = state; at !== null && at.before !== null; at = at.before) tags.unshift(at.tag);
  return tags;
};

/** The spans of tags. */
export const spansOf = (tags: readonly number[], labels: readonly string[]): Span[] => {
  const spans: Span[] = [];
  for (const [at, tag] of tags.entries()) {
    const label = labels[tag] ?? "O";
    const last = spans.at(-1);
    if (label.startsWith("B-")) spans.push({ role: label.slice(2), start: at, end: at + 1 });
    else if (label.startsWith("I-") && last !== undefined && last.end === at) spans[spans.length - 1] = { ...last, end: at + 1 };
  }
  return spans;
};
