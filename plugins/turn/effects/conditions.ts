import type { Condition, World } from "freeform-rpg/schemas";
import { entityById, isCompanion, isHere } from "freeform-rpg/plugins/turn/scene/lib";
import { openPromises } from "./apply/promises.ts";
import { isSameFeature, readFeature } from "./features.ts";
import { hasState } from "./states.ts";
import { minutesAt } from "./minutes-at.ts";

/** Says whether a condition holds in a world. What the world does not hold is not met. */
export const isMet = (condition: Condition, world: World): boolean => {
  if ("all" in condition) return condition.all.every((one) => isMet(one, world));
  if ("any" in condition) return condition.any.some((one) => isMet(one, world));
  if ("not" in condition) return !isMet(condition.not, world);
  if ("item" in condition) return isItemAt(world, condition.item, condition.at);
  if ("known" in condition) return isKnownId(world, condition.known);
  if ("entity" in condition) return hasState(world, condition.entity, condition.state);
  if ("clock" in condition) return isClockAt(world, condition);
  if ("time" in condition) return minutesAt(world.scene.time) >= minutesAt(condition.time);
  if ("thread" in condition) return world.threads.some(({ id, status }) => id === condition.thread && status === condition.status);
  if ("party_at" in condition) return world.scene.location_id === condition.party_at;
  return isMetBySomeone(condition, world);
};

type PersonCondition = Extract<
  Condition,
  { present: string } | { in_party: string } | { knows: string } | { promised: string } | { trust: string }
>;

const isMetBySomeone = (condition: PersonCondition, world: World): boolean => {
  if ("present" in condition) return isPresent(world, condition.present);
  if ("in_party" in condition) return isInParty(world, condition.in_party);
  if ("knows" in condition) return entityById(world, condition.knows)?.attrs.knows?.includes(condition.fact) === true;
  if ("promised" in condition) return hasPromised(world, condition.promised);
  return trustIn(world, condition.trust) >= condition.at_least;
};

const isInParty = (world: World, id: string): boolean => {
  const entity = entityById(world, id);
  return entity !== undefined && isCompanion(entity);
};

const isItemAt = (world: World, item: string, at: string): boolean => {
  const holders = world.inventory.filter(({ item_id, qty }) => item_id === item && qty > 0).map(({ owner_id }) => owner_id);
  if (at === "party") return holders.some((id) => id === world.actor_id || world.player_ids.includes(id));
  if (holders.includes(at)) return true;
  const { location_id, placed_at } = entityById(world, item)?.attrs ?? {};
  const feature = at.includes("@") ? readFeature(at, world) : undefined;
  if (feature === undefined) return location_id === at || placed_at === at;
  const name = typeof placed_at === "string" ? readFeature(placed_at, world)?.name : undefined;
  return location_id === feature.place && name !== undefined && isSameFeature(name, feature.name);
};

const isKnownId = ({ facts, entities, threads }: World, wanted: string): boolean =>
  [...facts, ...entities, ...threads].some(({ id, visibility }) => id === wanted && visibility === "known");

const isClockAt = ({ clocks }: World, condition: Extract<Condition, { clock: string }>): boolean => {
  const value = clocks.find(({ id }) => id === condition.clock)?.value;
  if (value === undefined) return false;
  return "at_least" in condition ? value >= condition.at_least : value <= condition.at_most;
};

const isPresent = (world: World, id: string): boolean => {
  const entity = entityById(world, id);
  return entity !== undefined && isHere(world, entity);
};

const hasPromised = (world: World, who: string): boolean => openPromises(world, who).length > 0;

/** The trust that someone has in the actor, from -10 to 10. */
export const trustIn = ({ relationships, actor_id }: World, who: string): number =>
  relationships.find(({ a_id, b_id, rel_type }) => rel_type === "trust" && [a_id, b_id].includes(who) && [a_id, b_id].includes(actor_id))
    ?.intensity ?? 0;
