import type { Classification, ClassifiedSegment, Segment, SegmentRoute } from "freeform-rpg/schemas";
import { guessType } from "./content-type.ts";
import type { TypeGuess } from "./content-type.ts";
import { findIndicators } from "freeform-rpg/plugins/ingest/book-text/lib";

/** Classifies segments on two axes, what they are about and where they go, by structure alone. */
export const classifySegments = (segments: readonly Segment[]): Classification => ({ segments: segments.map(classifySegment) });

const classifySegment = (segment: Segment): ClassifiedSegment => {
  const found = findIndicators(segment.text);
  const weight = found.reduce((sum, sign) => sum + sign.weight, 0);
  const guess = guessType(segment, Math.min(1, weight / whole));
  return {
    id: segment.id,
    type: guess.type,
    route: routeOf(weight, guess.type, segment.intent),
    confidence: confidenceOf(weight, guess, segment.intent),
    indicators: found.map(({ id }) => id),
  };
};

/** The weight of signs that only rules reach. */
const whole = 12;
/** The weight of signs that descriptions of a world do not reach. */
const ruling = 3;

/** Rules go to the systems; creatures, things and kinds of character are both rule and lore; descriptions of the world with signs of rules are both. */
const routeOf = (weight: number, type: ClassifiedSegment["type"], intent: Segment["intent"]): SegmentRoute => {
  if (intent === "MECHANICS") return "SYSTEMS";
  if (intent === "CHARACTERS") return weight >= ruling ? "SYSTEMS" : "BOTH";
  if (intent === "EQUIPMENT" || intent === "BESTIARY") return type === "rules" ? "SYSTEMS" : "BOTH";
  if (type === "rules" || (intent === "REFERENCE" && weight >= ruling)) return "SYSTEMS";
  return weight >= ruling ? "BOTH" : "LORE";
};

/**
 * The share of segments with the right type and route, by their signs and chapter. The figures are shares that `npm run eval -- ingest` measures
 * (`segments_reliability`): a class that both chapter and signs imply is the most reliable; a guess by single words is right half of the time.
 */
const confidenceOf = (weight: number, { type, by }: TypeGuess, intent: Segment["intent"]): number => {
  const rules = intent === "MECHANICS" || intent === "CHARACTERS" || intent === "EQUIPMENT" || intent === "BESTIARY";
  if (by === "nothing") return 0.45;
  if (by === "words") return 0.45;
  if (rules) return weight >= ruling ? 0.95 : weight > 0 ? 0.9 : 0.8;
  if (type === "rules" || type === "table") return weight >= 2 * ruling ? 0.7 : 0.5;
  return weight === 0 ? 0.8 : weight < ruling ? 0.7 : 0.55;
};
