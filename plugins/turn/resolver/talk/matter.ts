import type { Entity, Fact, World } from "freeform-rpg/schemas";
import { wordsOf } from "freeform-rpg/language";
import { bearsOn } from "freeform-rpg/plugins/turn/effects/lib";
import { factText, namesOf } from "freeform-rpg/plugins/turn/scene/lib";

/** True for facts of one thing, or that bear on one thread. */
export const isOfOneMatter = ({ threads }: World, one: Fact, other: Fact): boolean =>
  one.subject_id === other.subject_id || threads.some((thread) => bearsOn(one, thread) && bearsOn(other, thread));

/** How much against what somebody keeps back the party has put to them: 1 for each fact of the same matter; one that sways them counts there. */
export const evidenceAgainst = (world: World, fact: Fact, { id, attrs }: Entity): number => {
  const heard = new Set(attrs.knows ?? []);
  const counts = (one: Fact): boolean => one.visibility === "known" && heard.has(one.id) && !one.tags.includes(`sways:${id}`);
  return world.facts.filter((one) => counts(one) && isOfOneMatter(world, one, fact)).length;
};

/** True for what a fact tells of somebody, by name. */
export const tellsOf = (fact: Fact, entity: Entity): boolean => fact.subject_id === entity.id || isNamedIn(factText(fact), entity);

/** True where a text has the whole name of somebody or something, or an alias. */
export const isNamedIn = (text: string, entity: Entity): boolean => {
  const words = ` ${wordsOf(text).join(" ")} `;
  return namesOf(entity).some((name) => name.length > 2 && words.includes(` ${name} `));
};
