import type { Classification, ClassifiedSegment, Segment, SegmentRoute } from "freeform-rpg/schemas";
import { guessType } from "./content-type.ts";
import { findIndicators } from "./indicators.ts";

/** Classifies segments on two axes, what they are about and where they go, by structure alone. */
export const classifySegments = (segments: readonly Segment[]): Classification => ({ segments: segments.map(classifySegment) });

const classifySegment = (segment: Segment): ClassifiedSegment => {
  const found = findIndicators(segment.text);
  const rules = strengthOf(
    found.reduce((sum, { weight }) => sum + weight, 0),
    segment.intent,
  );
  const { type, confidence } = guessType(segment, rules);
  const route = routeOf(rules, type);
  return {
    id: segment.id,
    type,
    route,
    confidence: Number(Math.min(confidence, certaintyOf(rules)).toFixed(2)),
    indicators: found.map(({ id }) => id),
  };
};

/** How the chapter leans, in weight of signs. */
const leanings: Partial<Record<Segment["intent"], number>> = {
  MECHANICS: 6,
  BESTIARY: 3,
  EQUIPMENT: 3,
  CHARACTERS: 4,
  REFERENCE: 1,
  SETTING: -3,
  FACTIONS: -2,
  NARRATIVE: -2,
};

/** From the weight of all signs to a number between 0 and 1. */
const strengthOf = (weight: number, intent: Segment["intent"]): number => {
  const leaning = leanings[intent] ?? 0;
  return Math.min(1, Math.max(0, (weight + leaning) / 14));
};

const routeOf = (rules: number, type: ClassifiedSegment["type"]): SegmentRoute => {
  const lore = type !== "rules" && type !== "table" && type !== "general";
  if (rules >= 0.4) return lore ? "BOTH" : "SYSTEMS";
  return type === "rules" ? "BOTH" : "LORE";
};

/** Least sure in the middle, between lore and rules. */
const certaintyOf = (rules: number): number => 0.55 + 0.9 * Math.abs(rules - 0.4);
