import { bareNameKey } from "freeform-rpg/language";
import { entityById } from "freeform-rpg/plugins/turn/scene/lib";
import type { World } from "freeform-rpg/schemas";

/** A feature that a reference names, and the id of its place. */
export interface FeatureRef {
  readonly name: string;
  readonly place: string;
}

/** Reads `feature:NAME`, a feature of the scene's place, or `feature:NAME@PLACE`; `undefined` for a reference to anything else. */
export const readFeature = (ref: string, { scene }: Pick<World, "scene">): FeatureRef | undefined => {
  if (!ref.startsWith("feature:")) return undefined;
  const [name = "", place = scene.location_id] = ref.slice("feature:".length).split("@");
  return { name, place };
};

/** The states of a feature, as its place keeps them. */
export const statesOfFeature = (world: World, { name, place }: FeatureRef): readonly string[] =>
  Object.entries(entityById(world, place)?.attrs.feature_states ?? {}).find(([key]) => isSameFeature(key, name))?.[1] ?? [];

/** The states of all features of a place, with those of one replaced. */
export const withFeatureStates = (world: World, { name, place }: FeatureRef, states: readonly string[]): Record<string, string[]> => {
  const all = entityById(world, place)?.attrs.feature_states ?? {};
  const key = Object.keys(all).find((one) => isSameFeature(one, name)) ?? name;
  return { ...all, [key]: [...states] };
};

/** True for two spellings of the same feature. */
export const isSameFeature = (a: string, b: string): boolean => bareNameKey(a) === bareNameKey(b);
