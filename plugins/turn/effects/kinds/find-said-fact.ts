import { stemOf, wordsOf } from "freeform-rpg/language";
import { carriedIn, entityById, factText, saysShown } from "freeform-rpg/plugins/turn/scene/lib";
import type { Entity, Fact, World } from "freeform-rpg/schemas";

/**
 * The known fact that something said to a person states: what is known about a carried thing that they are shown, or the fact that shares most
 * words with it, at least three and one in three of those said. What the person knows already is passed over.
 */
export const findSaidFact = (said: string, person: Entity, world: World): Fact | undefined => {
  const knows = person.attrs.knows ?? [];
  const open = world.facts.filter(({ id, visibility }) => visibility === "known" && !knows.includes(id));
  const shown = saysShown(said) ? carriedIn(said, world) : undefined;
  const seen = shown === undefined ? undefined : open.find(({ subject_id }) => subject_id === shown.id);
  return seen ?? findStated(said, open, world);
};

const findStated = (said: string, facts: readonly Fact[], world: World): Fact | undefined => {
  const words = strongWords(said);
  const scored = facts.map((fact) => {
    const told = strongWords(`${factText(fact)} ${entityById(world, fact.subject_id)?.name ?? ""}`);
    return { fact, shared: [...words].filter((word) => told.has(word)).length };
  });
  const [best] = scored.toSorted((a, b) => b.shared - a.shared);
  return best !== undefined && best.shared >= Math.max(3, words.size / 3) ? best.fact : undefined;
};

const strongWords = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 3)
      .map(stemOf),
  );
