import type { LinearModel, PackedModel } from "../reader/linear-model.ts";
import type { Unit } from "../reader/read-units.ts";
import { lookFeatures } from "../reader/tag-features.ts";
import { advance, extend, pathFeatures, startState, tagsOf } from "../reader/tag-units.ts";
import type { Step, TagState } from "../reader/tag-units.ts";
import { createWeights } from "./averaged-weights.ts";
import type { LearningWeights } from "./averaged-weights.ts";
import { packAverages } from "./pack-model.ts";
import { shuffle } from "./shuffle.ts";

/** A sentence to learn tags from. */
export interface TaggedUnits {
  readonly units: readonly Unit[];
  readonly tags: readonly string[];
}

/** How often a tagger goes over its examples, and how many such taggers are averaged. */
export interface Repeats {
  readonly rounds: number;
  readonly runs: number;
}

/**
 * Trains the tagger: a structured perceptron that learns where the best guess is furthest ahead of the right tags (max-violation update).
 * The weights are the average of several runs, each with the sentences in another order.
 */
export const trainTagger = (examples: readonly TaggedUnits[], { rounds, runs }: Repeats): PackedModel => {
  const labels = ["O", ...new Set(examples.flatMap(({ tags }) => tags.filter((tag) => tag !== "O")).toSorted())];
  const kept = frequent(examples, labels);
  const learned = Array.from({ length: runs }, (_, run) => run).map((run) => {
    const weights = createWeights(labels.length, kept);
    const model = { labels, weights };
    for (let round = 0; round < rounds; round++)
      for (const { units, tags } of shuffle(examples, run * rounds + round + 1)) {
        learn(
          units,
          tags.map((tag) => labels.indexOf(tag)),
          model,
        );
        weights.tick();
      }
    return weights.average();
  });
  return packAverages(learned, labels, grain);
};

const grain = { unit: 0.25, least: 1 };

/** The features that the right tags have more than twice, by hash. */
const frequent = (examples: readonly TaggedUnits[], labels: readonly string[]): number[] => {
  const seen = new Map<number, number>();
  for (const { units, tags } of examples) {
    let state = startState;
    for (const [at, unit] of units.entries()) {
      for (const hash of [...lookFeatures(units, at), ...pathFeatures(state, units, at)]) seen.set(hash, (seen.get(hash) ?? 0) + 1);
      state = extend(state, { tag: labels.indexOf(tags[at] ?? "O"), unit, labels, score: 0 });
    }
  }
  return [...seen].flatMap(([hash, count]) => (count > 2 ? [hash] : []));
};

interface Learning extends LinearModel {
  readonly weights: LearningWeights;
}

const learn = (units: readonly Unit[], gold: readonly number[], model: Learning): void => {
  let states: TagState[] = [startState];
  let right: TagState = startState;
  let worst: { guess: TagState; right: TagState; gap: number } | undefined;
  for (const at of units.keys()) {
    states = advance(states, { units, at, model });
    right = scored(right, { units, at, model }, gold[at] ?? 0);
    const [best] = states;
    if (best === undefined) return;
    const gap = best.score - right.score;
    if (!isSame(best, right) && (worst === undefined || gap >= worst.gap)) worst = { guess: best, right, gap };
  }
  const [best] = states;
  if (best === undefined || isSame(best, right) || worst === undefined) return;
  update(units, tagsOf(worst.right), model, 1);
  update(units, tagsOf(worst.guess), model, -1);
};

const scored = (before: TagState, { units, at, model: { labels, weights } }: Step, tag: number): TagState => {
  const unit = units[at];
  if (unit === undefined) return before;
  const scores = new Float64Array(labels.length);
  if (unit.quote === null) {
    weights.addAll(lookFeatures(units, at), scores);
    for (const hash of pathFeatures(before, units, at)) weights.add(hash, 1, scores);
  }
  return extend(before, { tag, unit, labels, score: before.score + (scores[tag] ?? 0) });
};

const isSame = (one: TagState | null, other: TagState | null): boolean => {
  let [a, b] = [one, other];
  while (a !== null && b !== null) {
    if (a.tag !== b.tag) return false;
    [a, b] = [a.before, b.before];
  }
  return true;
};

const update = (units: readonly Unit[], tags: readonly number[], { labels, weights }: Learning, by: number): void => {
  let state = startState;
  for (const [at, tag] of tags.entries()) {
    const unit = units[at];
    if (unit === undefined) return;
    if (unit.quote === null)
      for (const hash of [...lookFeatures(units, at), ...pathFeatures(state, units, at)]) weights.move(hash, tag, by);
    state = extend(state, { tag, unit, labels, score: 0 });
  }
};
