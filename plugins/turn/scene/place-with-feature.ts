import { bareNameKey } from "freeform-rpg/language";
import type { Entity, World } from "freeform-rpg/schemas";
import { phraseWords } from "./name-phrase.ts";
import { locationOf } from "./names.ts";
import { isKnown } from "./presence.ts";

/** The one other place that is known to have a part of this name and that the scene has none of: two words at least, as "the door" may be any. */
export const placeWithFeature = (called: string, world: World): Entity | undefined => {
  const isCalled = (feature: string): boolean => bareNameKey(feature) === bareNameKey(called.replace(/^feature:/, ""));
  if (phraseWords(called).length < 2 || (locationOf(world)?.attrs.features ?? []).some(isCalled)) return undefined;
  const [only, ...more] = world.entities.filter(
    (place) => place.id !== world.scene.location_id && isKnown(place) && (place.attrs.features ?? []).some(isCalled),
  );
  return more.length === 0 ? only : undefined;
};
