import {
  companyOf,
  entityById,
  isCreature,
  isKnown,
  isMentioned,
  namesProperly,
  phraseWords,
  readPhrase,
  resolveTarget,
} from "freeform-rpg/plugins/turn/scene/lib";
import type { EffectDraft, Entity, World } from "freeform-rpg/schemas";

/**
 * A consent to what can be done at once as the effect that it has: who is told to drop the pin that they hold drops it, who is asked to come
 * along comes. What is to be done later, or left undone, stays a promise.
 */
export const asDone = (effect: EffectDraft, world: World): EffectDraft => {
  const { kind, who, to } = effect;
  if (kind !== "agree" || typeof who !== "string" || typeof to !== "string" || later.test(to)) return effect;
  const target = resolveTarget(who, world);
  const person = target.kind === "entity" && isCreature(target.entity) ? target.entity : undefined;
  if (person === undefined || person.id === world.actor_id) return effect;
  if (joining.test(to)) return { kind: "join", who: person.id };
  const item = laying.test(to) || giving.test(to) ? heldBy(person, to, world) : undefined;
  if (item === undefined) return effect;
  const taker = laying.test(to) ? world.scene.location_id : takerIn(person, to, world);
  return { kind: "transfer", item: item.id, from: person.id, to: taker };
};

const later =
  /\b(?:not|never|if|when|once|until|till|unless|after|before|later|tomorrow|tonight|at (?:dawn|noon|dusk|midnight|night|first|half|\d)|by (?:dawn|noon|dusk|midnight|night|\d)|and then|back (?:later|when))\b/i;
const joining = /^(?:to )?(?:come|go|walk|travel) (?:along|with (?:me|us|\p{Lu}\w*))[\s.!]*$/u;
const laying = /^(?:to )?(?:drop|let go of|(?:put|lay|set|throw) (?:(?:\S+ ){0,4})?(?:down|aside|away)|lay|release)\b/i;
const giving = /^(?:to )?(?:give|hand|pass|surrender|yield|return|slide|toss|lend|part with|turn over)\b/i;

/** The known thing in somebody's hands that words name, in full or by its noun. */
const heldBy = (person: Entity, said: string, world: World): Entity | undefined => {
  const held = world.inventory
    .filter(({ owner_id, qty }) => owner_id === person.id && qty > 0)
    .flatMap(({ item_id }) => entityById(world, item_id) ?? [])
    .filter(isKnown);
  const words = phraseWords(said);
  return held.find((item) => isMentioned(item, said, world)) ?? held.find(({ name }) => words.includes(readPhrase(name).head));
};

/** Who is to have it: somebody here who is named, else the actor. */
const takerIn = (giver: Entity, said: string, world: World): string => {
  const words = phraseWords(said).map(readPhrase);
  const isNamed = ({ id, name }: Entity): boolean => id !== giver.id && words.some((word) => namesProperly(word, name));
  return companyOf(world).find(isNamed)?.id ?? world.actor_id;
};
