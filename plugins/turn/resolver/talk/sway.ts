import type { Entity, Fact, World } from "freeform-rpg/schemas";

/** Facts that win someone over once they know them: tagged `sways:NPC`. Each counts for 2 of trust. */
export const swayOf = ({ facts }: World, { id, attrs }: Entity): number =>
  facts.filter((fact) => isSway(fact, id) && (attrs.knows ?? []).includes(fact.id)).length * 2;

/** True when the players know something that would win the person over and have not told them. */
export const untoldSway = ({ facts }: World, { id, attrs }: Entity): boolean =>
  facts.some((fact) => fact.visibility === "known" && isSway(fact, id) && !(attrs.knows ?? []).includes(fact.id));

const isSway = ({ tags }: Fact, id: string): boolean => tags.includes(`sways:${id}`);
