import type { Entity, World } from "freeform-rpg/schemas";
import { entityById, isDead } from "freeform-rpg/plugins/turn/scene/lib";
import { readFeature, statesOfFeature } from "./features.ts";

/** States that end when another begins. */
const ends: Readonly<Record<string, readonly string[]>> = {
  open: ["closed", "shut", "locked", "sealed", "blocked", "barred"],
  closed: ["open"],
  locked: ["unlocked", "open"],
  unlocked: ["locked", "sealed", "barred"],
  lit: ["dark", "out"],
  dark: ["lit"],
  out: ["lit"],
  broken: ["repaired", "running"],
  repaired: ["broken", "destroyed"],
  on: ["off"],
  off: ["on"],
  running: ["stopped", "broken"],
  stopped: ["running"],
  asleep: ["awake"],
  awake: ["asleep", "unconscious"],
  hidden: ["seen"],
  seen: ["hidden"],
  tied: ["untied", "free"],
  untied: ["tied"],
  free: ["tied"],
  flooded: ["drained", "dry"],
  drained: ["flooded"],
  dry: ["flooded"],
  clear: ["blocked"],
  blocked: ["clear"],
};

/** True for a state that anybody can see: any other is a mark that a story makes for itself. */
export const isPlainState = (state: string): boolean =>
  Object.hasOwn(ends, state) || Object.values(ends).some((states) => states.includes(state)) || bodily.has(state);

const bodily: ReadonlySet<string> = new Set(["dead", "destroyed", "down", "unconscious", "bound", "drunk", "wet", "burning", "wounded"]);

/** The states after one begins. */
export const withState = (states: readonly string[], state: string): string[] => [
  ...states.filter((one) => one !== state && !(ends[state] ?? []).includes(one)),
  state,
];

/** True when a state that was set in play rules out one that was established before. */
export const isEnded = (state: string, states: readonly string[]): boolean =>
  states.some((now) => (ends[now] ?? []).includes(state)) && !states.includes(state);

/** The states of an entity or, for `feature:NAME` and `feature:NAME@PLACE`, of a feature. */
export const statesOf = (world: World, id: string): readonly string[] => {
  const feature = readFeature(id, world);
  if (feature !== undefined) return statesOfFeature(world, feature);
  const entity = entityById(world, id);
  return entity === undefined ? [] : statesOfEntity(entity);
};

/** An entity's states, death and ruin included, wherever the data says it. */
export const statesOfEntity = ({ attrs, tags }: Entity): readonly string[] => [
  ...(attrs.states ?? []).filter((state) => state !== "dead"),
  ...(isDead({ attrs, tags }) ? ["dead"] : []),
  ...(attrs.destroyed === true ? ["destroyed", "broken"] : []),
  ...(attrs["down"] === true ? ["down"] : []),
];

/** True when the entity or feature is in the state. */
export const hasState = (world: World, id: string, state: string): boolean => statesOf(world, id).includes(state);
