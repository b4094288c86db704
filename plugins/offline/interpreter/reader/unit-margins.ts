import type { LinearModel } from "./linear-model.ts";
import type { Unit } from "./read-units.ts";
import { lookFeatures } from "./tag-features.ts";
import { isAllowed, pathFeatures } from "./tag-units.ts";
import type { TagState } from "./tag-units.ts";

/** How clear the tag of a unit is. */
export interface UnitMargin {
  /** How far the tag is ahead of the best other one. */
  readonly ahead: number;
  /** How far a new verb is behind the tag; 0 where the tag is a verb. */
  readonly verb: number;
}

/** How clear each tag of the chosen tags is, given those before it. */
export const readMargins = (best: TagState, units: readonly Unit[], model: LinearModel): UnitMargin[] =>
  pathOf(best).map(({ before, tag }, at) => marginOf(before, tag, { units, at, model }));

interface Place {
  readonly units: readonly Unit[];
  readonly at: number;
  readonly model: LinearModel;
}

const certain: UnitMargin = { ahead: 20, verb: 20 };

const marginOf = (before: TagState, tag: number, { units, at, model: { labels, weights } }: Place): UnitMargin => {
  const unit = units[at];
  if (unit === undefined || unit.quote !== null) return certain;
  const scores = new Float64Array(labels.length);
  weights.addAll(lookFeatures(units, at), scores);
  for (const hash of pathFeatures(before, units, at)) weights.add(hash, 1, scores);
  const own = scores[tag] ?? 0;
  const others = [...labels.keys()].filter((other) => other !== tag && isAllowed(other, before.tag, unit, labels));
  const verb = labels.indexOf("B-verb");
  return {
    ahead: own - Math.max(...others.map((other) => scores[other] ?? 0)),
    verb: tag === verb ? 0 : own - (scores[verb] ?? 0),
  };
};

interface Chosen {
  readonly before: TagState;
  readonly tag: number;
}

const pathOf = (best: TagState): Chosen[] => {
  const path: Chosen[] = [];
  for (let state = best; state.before !== null; state = state.before) path.unshift({ before: state.before, tag: state.tag });
  return path;
};
