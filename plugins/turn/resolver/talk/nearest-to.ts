import type { Entity, Fact } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { isGuarded } from "./knowledge.ts";
import { rankFacts } from "./rank-facts.ts";
import type { Topic } from "./topic.ts";

interface Near {
  readonly topic: Topic;
  readonly person: Entity;
  /** All that the person could tell. */
  readonly untold: readonly Fact[];
}

/**
 * What lies nearest to a question of somebody who has no answer to it and was won over: what has to do with whom or what it names; where it names
 * nobody else, what they went through themselves or do not guard.
 */
export const nearestTo = (draft: ResolutionDraft, { topic, person, untold }: Near): Fact[] => {
  const named = rankFacts(draft, untold, { said: topic.said, entities: topic.entities, stems: [], allStems: [], wanted: null });
  if (named.length > 0 || topic.entities.some(({ id }) => id !== person.id)) return named;
  return rankFacts(
    draft,
    untold.filter((fact) => fact.subject_id === person.id || !isGuarded(fact)),
    null,
  );
};
