import type { AllowedAction, Entity, Fact, World } from "freeform-rpg/schemas";
import { spokenSentences, stemOf, wordsOf } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { carriedIn, entityById, factText, namesOf, saysShown } from "freeform-rpg/plugins/turn/scene/lib";
import { conceptOf } from "./concepts.ts";
import { contentStems } from "./content-words.ts";

/** What the party found out in play, and did not hear from the person, that the words state or the action shows. */
export const statedFacts = (draft: ResolutionDraft, action: AllowedAction, person: Entity): Fact[] => {
  const said = [action.details, action.topic, draft.ruling.speech].join(". ");
  const told = action.effects.flatMap(({ kind, who, fact }) => (kind === "learn" && who === person.id ? [fact] : []));
  const shown = saysShown(action.details) ? (carriedIn(action.details, draft.world)?.id ?? action.instrument) : "";
  const sentences = spokenSentences(said).filter((sentence) => !asking.test(sentence));
  const found = draft.world.facts.filter(
    ({ visibility, discovered_turn, predicate, tags }) =>
      visibility === "known" && (discovered_turn ?? 0) > 0 && predicate !== "promised" && !tags.includes(`told_by:${person.id}`),
  );
  if (found.length === 0) return [];
  const states = statementOf(draft.world, sentences, person);
  return found.filter((fact) => told.includes(fact.id) || (shown !== "" && fact.subject_id === shown) || states(fact));
};

/** What only asks states nothing. "Was he a reckoner?" puts it to them. */
const asking =
  /^\W*(?:(?:[\p{L}'’.-]+ ?){1,3},\s*)?(?:(?:and|so|then|but|i ask \S+)\s+)?(?:who|whom|whose|what|where|when|why|how|which)\b/iu;

/** Tells of a fact whether the sentences state it: they share two of its words, one of them no name, and a quarter of what they say. */
const statementOf = (world: World, sentences: readonly string[], person: Entity): ((fact: Fact) => boolean) => {
  const names = new Set(world.entities.flatMap(namesOf).flatMap(wordsOf).map(stemOf));
  const own = new Set(namesOf(person).flatMap(wordsOf).map(stemOf));
  const said = [sentences.join(" "), ...sentences].map((text) => [...contentStems(text)].filter((stem) => !own.has(stem)));
  return (fact) => {
    const subject = entityById(world, fact.subject_id);
    const heard = contentStems(`${factText(fact)} ${subject === undefined ? "" : namesOf(subject).join(" ")}`);
    return said.some((stems) => {
      const shared = stems.filter((stem) => heard.has(stem) || heard.has(conceptOf(stem) ?? stem));
      return shared.length >= 2 && shared.length * 4 >= stems.length && shared.some((stem) => !names.has(stem));
    });
  };
};
