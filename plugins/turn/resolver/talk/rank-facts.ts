import type { Fact } from "freeform-rpg/schemas";
import { bearsOn } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { relevanceOf } from "./relevance.ts";
import type { Topic } from "./topic.ts";

/** The facts that belong to a topic, the most relevant first; without a topic all, those of open threads first. */
export const rankFacts = (draft: ResolutionDraft, facts: readonly Fact[], topic: Topic | null): Fact[] =>
  facts
    .map((fact) => ({ fact, fit: topic === null ? 1 : relevanceOf(draft.world, fact, topic) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit || weightOf(draft, b.fact) - weightOf(draft, a.fact))
    .map(({ fact }) => fact);

const weightOf = ({ world }: ResolutionDraft, fact: Fact): number => {
  const threads = world.threads.filter(({ status, visibility }) => status === "active" && visibility === "known");
  return (threads.some((thread) => bearsOn(fact, thread)) ? 1 : 0) + (fact.tags.includes("clue") ? 0.5 : 0) + fact.confidence / 10;
};
