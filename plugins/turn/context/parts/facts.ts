import type { Fact } from "freeform-rpg/schemas";
import { leftOut } from "../candidate.ts";
import type { Candidate } from "../candidate.ts";
import type { Lens } from "../lens.ts";
import { openObject } from "../public-attrs.ts";

/** Known facts: about this scene first, then what was found lately, then the rest by confidence. */
export const findFacts = (lens: Lens): Candidate[] => {
  const related = new Set(lens.world.threads.filter(({ status }) => status === "active").flatMap((thread) => thread.related_entity_ids));
  return lens.world.facts.map((fact) => toCandidate(lens, fact, related));
};

const toCandidate = (lens: Lens, fact: Fact, related: ReadonlySet<string>): Candidate => {
  const { id, visibility, predicate, confidence, tags } = fact;
  if (visibility !== "known") return leftOut("fact", id, `not known to the players (${visibility})`);
  const subject_id = lens.mayName(fact.subject_id) ? fact.subject_id : "unknown";
  const row = { id, subject_id, predicate, object: openObject(fact.object), visibility, confidence, tags };
  return { kind: "fact", id, ...weigh(lens, fact, related), piece: { facts: [row] } };
};

const weigh = (lens: Lens, fact: Fact, related: ReadonlySet<string>): { rank: number; reason: string } => {
  const less = 1 - fact.confidence;
  if (fact.tags.includes("narrated") && lens.turnNo - fact.turn_no > 20) return { rank: 8 + less / 2, reason: "narrated long ago" };
  if (lens.here.has(fact.subject_id)) return { rank: 5 + less / 2, reason: "about someone or something here" };
  if (fact.discovered_turn !== null && lens.turnNo - fact.discovered_turn <= 5) return { rank: 6, reason: "found lately" };
  if (related.has(fact.subject_id)) return { rank: 7 + less / 2, reason: "about an active thread" };
  return { rank: 8 + less / 2, reason: "known" };
};
