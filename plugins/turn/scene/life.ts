import { isCreatureType } from "freeform-rpg/schemas/values";
import type { Entity, World } from "freeform-rpg/schemas";
import { nameWordsOf } from "./names.ts";

/** True for someone who is dead by any of their attributes, states or tags; a death that players do not know of is `attrs.dm.dead`. */
export const isDead = ({ attrs, tags }: Pick<Entity, "attrs" | "tags">): boolean =>
  attrs.dead === true || attrs.dm?.["dead"] === true || (attrs.states ?? []).includes("dead") || tags.includes("dead");

/** The tag of those whom a DM has taken out of play. */
export const retiredTag = "retired";

/** True for someone whom a DM has taken out of play. */
export const isRetired = ({ tags }: Pick<Entity, "tags">): boolean => tags.includes(retiredTag);

/**
 * The world with every death in one place: whoever is dead by a state, a tag or a fact with the predicate `dead` has `attrs.dead`. A fact
 * that players do not know sets `attrs.dm.dead`, which they never see.
 */
export const withTheDead = (world: World): World => {
  const told = world.facts.filter(
    ({ predicate, object, ended_turn }) => saysDead(predicate) && object["dead"] !== false && ended_turn === null,
  );
  const known = new Set(told.filter(({ visibility }) => visibility === "known").map(({ subject_id }) => subject_id));
  const hidden = new Set(told.map(({ subject_id }) => subject_id));
  return { ...world, entities: world.entities.map((entity) => markDead(entity, known, hidden)) };
};

const markDead = (entity: Entity, known: ReadonlySet<string>, hidden: ReadonlySet<string>): Entity => {
  const { id, type, attrs } = entity;
  if (!isCreatureType(type) || attrs.dead === true) return entity;
  if (known.has(id) || (isDead(entity) && attrs.dm?.["dead"] !== true)) return { ...entity, attrs: { ...attrs, dead: true } };
  return hidden.has(id) ? { ...entity, attrs: { ...attrs, dm: { ...attrs.dm, dead: true } } } : entity;
};

/** True for a predicate that says of its subject that it is dead. */
const saysDead = (predicate: string): boolean => /^(is[_ ])?dead$/i.test(predicate.trim());

/** True for a predicate that says whether its subject lives. Only what happens decides that. */
export const isLifePredicate = (predicate: string): boolean =>
  /^((is|was|has)[_ ])?(dead|alive|living|died|dying|killed|slain|murdered|drowned|deceased|undead|revived|resurrected|unconscious|death|killed_by|slain_by|cause_of_death|life|fate)$/i.test(
    predicate.trim(),
  );

/** True for a sentence that says of its own subject that they die, are dead or come back; of another's death it may tell. */
export const saysOfDeath = (subject: Pick<Entity, "name">, predicate: string, text: string): boolean => {
  const [said] = death.exec(text) ?? [];
  if (said === undefined) return false;
  if (/^(state|status|condition|health|is|becomes?)$/i.test(predicate.trim())) return true;
  const before = nameWordsOf(text.slice(0, text.indexOf(said)).split(/[.!?]/).at(-1) ?? "");
  const names = new Set([...nameWordsOf(subject.name), "he", "she", "they", "it", "now"]);
  return before.length > 0 && before.every((word) => names.has(word));
};

const death =
  /\b((is|are|lies|lie|was|were|drops?|falls?|fell) (now )?(shot |struck )?(dead|killed|slain|deceased)|dies|died|has died|comes? back to life|rises? from the dead)\b/i;
