import { bareNameKey } from "freeform-rpg/language";
import type { Entity, World } from "freeform-rpg/schemas";
import { isAnimate, isSomeone } from "./animate.ts";
import { isFurniture } from "./furniture.ts";
import { phraseWords } from "./name-phrase.ts";
import { factText, locationOf } from "./names.ts";
import { isKnown } from "./presence.ts";
import { isSaidIn } from "./told.ts";

/**
 * The one other place that is known to have a part of this name and that the scene has none of (two words at least, as "the door" may be any), or
 * at a part of which a known fact says the thing is: the notebook "behind the cedar door".
 */
export const placeWithFeature = (called: string, world: World): Entity | undefined => {
  const key = bareNameKey(called.replace(/^feature:/, ""));
  const isCalled = (feature: string): boolean => bareNameKey(feature) === key;
  const here = locationOf(world)?.attrs.features ?? [];
  if (here.some(isCalled)) return undefined;
  const named = phraseWords(called).length < 2 ? undefined : onlyPlace(world, isCalled);
  if (named !== undefined || key === "" || isFurniture(key) || isAnimate(key) || isSomeone(key)) return named;
  const told = world.facts.filter(({ visibility }) => visibility === "known").map(factText);
  const about = told.filter((text) => isSaidIn(key, text) && !isProper(key, text));
  const isNamed = (feature: string): boolean => phraseWords(feature).length > 1 && about.some((text) => isSaidIn(feature, text));
  return about.length === 0 || here.some(isNamed) ? undefined : onlyPlace(world, isNamed);
};

/** A name that a text has is somebody's, or a place's. */
const isProper = (key: string, text: string): boolean => {
  const [last = ""] = key.split(" ").slice(-1);
  return text.includes(last.charAt(0).toUpperCase() + last.slice(1));
};

const onlyPlace = (world: World, has: (feature: string) => boolean): Entity | undefined => {
  const [only, ...more] = world.entities.filter(
    (place) => place.id !== world.scene.location_id && isKnown(place) && (place.attrs.features ?? []).some(has),
  );
  return more.length === 0 ? only : undefined;
};
