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
  /** What the last verb is: its action in the catalogue, else its cluster. */
  readonly verb: string;
  /** Roles that the last verb has. */
  readonly roles: string;
  /** Words since the verb. */
  readonly since: number;
  /** True when a comma, an "and" or an end of a sentence stands since the verb. */
  readonly parted: boolean;
  /** The word that the open span began with; empty outside. */
  readonly open: string;
}

const width = 6;

export const startState: TagState = { score: 0, before: null, tag: 0, verb: "", roles: "", since: 0, parted: false, open: "" };

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
  if (unit.quote === null) for (const feature of lookFeatures(units, at)) weights.add(feature, 1, look);
  const next: TagState[] = [];
  for (const state of states) {
    const scores = Float64Array.from(look);
    if (unit.quote === null) for (const feature of pathFeatures(state, units, at, labels)) weights.add(feature, 1, scores);
    for (const tag of labels.keys())
      if (isAllowed(tag, state.tag, unit, labels)) next.push(extend(state, { tag, unit, labels, score: state.score + (scores[tag] ?? 0) }));
  }
  return next.toSorted((a, b) => b.score - a.score).slice(0, width);
};

/** A quotation is words; a tag that goes on needs one that began. */
export const isAllowed = (tag: number, before: number, { quote }: Unit, labels: readonly string[]): boolean => {
  const label = labels[tag] ?? "";
  if (quote !== null) return label === "B-words";
  if (!label.startsWith("I-")) return true;
  return labels[before]?.slice(2) === label.slice(2);
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
  const parts = /^(?:PUNCT|CCONJ)$/.test(unit.token.pos);
  if (label === "B-verb")
    return { score, before: state, tag, verb: verbKey(unit), roles: "", since: 0, parted: false, open: unit.token.word };
  const opens = label.startsWith("B-");
  return {
    score,
    before: state,
    tag,
    verb: state.verb,
    roles: opens && !state.roles.includes(label.slice(2)) ? `${state.roles} ${label.slice(2)}` : state.roles,
    since: label === "I-verb" ? 0 : state.since + 1,
    parted: state.parted || parts,
    open: opens ? unit.token.word : label === "O" ? "" : state.open,
  };
};

const verbKey = ({ phrase, listed, known }: Unit): string => phrase || listed || `${known?.coarse ?? "?"}`;

/** What depends on the tags before. */
export const pathFeatures = (state: TagState, units: readonly Unit[], at: number, labels: readonly string[]): string[] => {
  const here = units[at];
  if (here === undefined) return [];
  const { token, named, listed } = here;
  const before = units[at - 1]?.token.word ?? "|";
  const last = labels[state.tag] ?? "";
  const past = labels[state.before?.tag ?? 0] ?? "";
  const { verb, roles, parted, open } = state;
  return [
    `t=${last}`,
    `tt=${past} ${last}`,
    `tp=${last} ${token.pos}`,
    `tw=${last} ${token.word}`,
    `tg=${last} ${named}`,
    `ta=${last} ${listed}`,
    `tpp=${last} ${token.pos} ${units[at + 1]?.token.pos ?? "|"}`,
    `ttp=${past} ${last} ${token.pos}`,
    `tw-p=${last} ${before} ${token.pos}`,
    `vt=${verb} ${last}`,
    `vw=${verb} ${token.word}`,
    `vw-=${verb} ${before} ${last}`,
    `vg=${verb} ${named} ${before}`,
    `vp=${verb} ${token.pos} ${parted}`,
    `r=${roles}`,
    `rp=${roles} ${token.pos} ${parted}`,
    `rw=${roles} ${token.word}`,
    `rt=${roles} ${last}`,
    `rv=${roles} ${verb}`,
    `rw-=${roles} ${before}`,
    `b=${parted} ${token.pos} ${last}`,
    `d=${Math.min(4, state.since)} ${last} ${token.pos}`,
    `o=${open} ${last} ${token.pos}`,
    `ow=${open} ${token.word}`,
    `any=${verb === ""} ${token.pos} ${last}`,
  ];
};

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
