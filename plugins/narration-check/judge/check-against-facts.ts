import type { Finding, Findings, NamedEntity } from "freeform-rpg/plugins/policy/engine";
import type { PredicateGraph } from "freeform-rpg/schemas";
import type { NarrationDetector } from "./detectors/detector.ts";
import type { NarrationFacts } from "./facts/narration-facts.ts";
import { readGraph } from "./reading/reading.ts";
import type { Reading } from "./reading/reading.ts";
import { withAndWithoutTitle } from "./reading/titles.ts";

/** The names of all entities that a narration may mention. */
export const namesOf = ({ people, items, places }: NarrationFacts): NamedEntity[] => [
  ...people.map(({ id, name, aliases, type }) => ({ id, name, aliases: [...aliases, ...withAndWithoutTitle(name)], type })),
  ...items.map(({ id, name, aliases }) => ({ id, name, aliases, type: "item" })),
  ...places.map(({ id, name, aliases }) => ({ id, name, aliases, type: "location" })),
];

/** Runs every detector over a narration's graph and returns the findings by detector. Each detector reports a sentence at most once. */
export const checkAgainstFacts = (graph: PredicateGraph, facts: NarrationFacts, detectors: readonly NarrationDetector[]): Findings => {
  const reading = readGraph(graph, facts);
  return new Map(detectors.map((detector) => [detector.name, findWith(detector, reading)]));
};

const findWith = ({ detect, includesDecided = false }: NarrationDetector, reading: Reading): Finding[] => {
  const decided = new Set(includesDecided ? [] : reading.sentences.flatMap(({ id, decided }) => (decided ? [id] : [])));
  const seen = new Set<string>();
  return detect(reading)
    .toSorted((a, b) => startOf(a) - startOf(b))
    .filter(({ node_id }) => {
      if (node_id === undefined) return true;
      if (decided.has(node_id) || seen.has(node_id)) return false;
      return seen.add(node_id);
    });
};

const startOf = ({ location }: Finding): number => location?.start ?? Infinity;
