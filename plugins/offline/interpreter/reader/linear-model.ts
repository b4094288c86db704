/** Weights of features for labels: what a linear model adds up. */
export interface Weights {
  /** Adds the weights of a feature, given by its hash, times its value, to the scores of the labels. */
  add(hash: number, value: number, scores: Float64Array): void;
  /** Adds the weights of features of value 1, given as a list that is asked for again and again. */
  addAll(hashes: Uint32Array, scores: Float64Array): void;
}

/** A trained model: its labels, and their weights by feature. */
export interface LinearModel {
  readonly labels: readonly string[];
  readonly weights: Weights;
}

/** A model as stored: features by their hash, in order, each with its part of the list of labels and weights. */
export interface PackedModel {
  readonly labels: readonly string[];
  readonly hashes: Uint32Array;
  /** Where each feature's weights begin, and where the last ones end. */
  readonly starts: Uint32Array;
  /** The number of the label of each weight. */
  readonly owners: Uint8Array;
  /** As multiples of `unit`. */
  readonly values: Int16Array;
  /** The step in which weights are stored. */
  readonly unit: number;
}

/** Opens a stored model. */
export const openModel = ({ labels, hashes, starts, owners, values, unit }: PackedModel): LinearModel => {
  const add = (hash: number, value: number, scores: Float64Array): void => {
    const row = findHash(hashes, hash);
    if (row < 0) return;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const label = owners[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + value * (values[at] ?? 0) * unit;
    }
  };
  const addAll = (all: Uint32Array, scores: Float64Array): void => {
    for (const hash of all) add(hash, 1, scores);
  };
  return { labels, weights: { add, addAll } };
};

/** The 32-bit hash of a feature's name (FNV-1a). */
export const hashFeature = (feature: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/** Joins a hash with one more part, for features that are made of parts whose hashes are known. */
export const joinHash = (hash: number, part: number): number => {
  const mixed = Math.imul(hash ^ part ^ (part >>> 13), 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

const findHash = (hashes: Uint32Array, hash: number): number => {
  let [low, high] = [0, hashes.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = hashes[middle] ?? 0;
    if (found === hash) return middle;
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
};

/** A feature and its value; 1 where only its name is given. */
export type Feature = string | readonly [name: string, value: number];

/** The scores of all labels. */
export const scoreLabels = ({ labels, weights }: LinearModel, features: readonly Feature[]): Float64Array => {
  const scores = new Float64Array(labels.length);
  for (const feature of features)
    if (typeof feature === "string") weights.add(hashFeature(feature), 1, scores);
    else weights.add(hashFeature(feature[0]), feature[1], scores);
  return scores;
};

/** How likely each label is, by its score. */
export const softmax = (scores: Float64Array): Float64Array => {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
};

/** The likeliest label. */
export const chooseLabel = (model: LinearModel, features: readonly Feature[]): string => {
  const scores = scoreLabels(model, features);
  return model.labels[scores.indexOf(Math.max(...scores))] ?? "";
};
