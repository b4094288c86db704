import type { PredicateGraph } from "freeform-rpg/schemas";
import { extractText } from "../extract/extract-text.ts";
import { indexNames } from "../extract/name-index.ts";
import type { NameIndex } from "../extract/name-index.ts";
import { detectLines, detectVeils } from "./detect-boundaries.ts";
import { detectGains, detectItems } from "./detect-items.ts";
import { detectOutcome } from "./detect-outcome.ts";
import { detectKnowledge } from "./detect-knowledge.ts";
import { detectAbilities, detectRepeats, detectStrangers } from "./detect-people.ts";
import { detectUnknown } from "./detect-unknown.ts";
import { detectClocks, detectOldClues, detectSecrets } from "./detect-told.ts";
import { detectTime } from "./detect-world.ts";
import type { NarrationFinding } from "./finding.ts";
import type { NarrationFacts } from "./narration-facts.ts";
import { readGraph } from "./reading.ts";
import { withAndWithoutTitle } from "./titles.ts";

const detectors = [
  detectOutcome,
  detectStrangers,
  detectUnknown,
  detectRepeats,
  detectAbilities,
  detectKnowledge,
  detectItems,
  detectGains,
  detectTime,
  detectClocks,
  detectOldClues,
  detectSecrets,
  detectLines,
  detectVeils,
];

/** What was found in a graph, kept as long as the graph is. */
const found = new WeakMap<PredicateGraph, readonly NarrationFinding[]>();

/** Names of everyone and everything that a narration may speak of. */
export const indexCast = ({ people, items, places }: NarrationFacts): NameIndex =>
  indexNames([
    ...people.map(({ id, name, aliases, type }) => ({ id, name, aliases: [...aliases, ...withAndWithoutTitle(name)], type })),
    ...items.map(({ id, name, aliases }) => ({ id, name, aliases, type: "item" })),
    ...places.map(({ id, name, aliases }) => ({ id, name, aliases, type: "location" })),
  ]);

/** Reads a narration into a graph that the rpg packs can judge: beside what code decided. */
export const readNarration = (text: string, facts: NarrationFacts, cast: NameIndex = indexCast(facts)): PredicateGraph =>
  holdToFacts(extractText(text, { entities: cast, outputId: "narration" }), facts);

/** Looks what in a graph goes against the facts, for the rpg packs to judge. It answers the same graph. */
export const holdToFacts = (graph: PredicateGraph, facts: NarrationFacts): PredicateGraph => {
  const reading = readGraph(graph, facts);
  found.set(
    graph,
    detectors
      .flatMap((detect) => detect(reading))
      .filter(({ code, at }) => code === "clock_untold" || reading.sentences[at]?.decided !== true),
  );
  return graph;
};

/** What is wrong with a narration; nothing for a graph that was not read as one. */
export const findingsOf = (graph: PredicateGraph): readonly NarrationFinding[] => found.get(graph) ?? [];
