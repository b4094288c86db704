import { bareNameKey } from "freeform-rpg/language";
import type { Entity, World } from "freeform-rpg/schemas";
import { isHere, isKnown, isObscured } from "./presence.ts";
import { locationOf } from "./names.ts";
import { phraseWords, readPhrase } from "./name-phrase.ts";

/** The thing here whose description speaks of what was said: the cap of a straw figure, the lid of a crate. */
export const wholeOf = (said: string, world: World): Entity | undefined =>
  world.entities.find(
    (entity) =>
      (entity.type === "item" || entity.type === "other") &&
      isKnown(entity) &&
      isHere(world, entity) &&
      !isObscured(world, entity.id) &&
      speaksOf(entity, said),
  );

/** True when what players read of the place or of a thing here speaks of it. */
export const isDescribed = (said: string, world: World): boolean => {
  const place = locationOf(world);
  return wholeOf(said, world) !== undefined || (place !== undefined && speaksOf(place, said));
};

const speaksOf = ({ attrs }: Entity, said: string): boolean => {
  const { head, modifiers } = readPhrase(said);
  const words = new Set(phraseWords(attrs.description ?? ""));
  return head.length > 2 && words.has(head) && modifiers.every((word) => words.has(word));
};

/** True where one looks for what lies in a thing or a feature: in itself, or in a part called by it, such as the office safe of "Viktor's office". */
export const isSpotOf = (spot: string, cover: string): boolean => {
  const [looked, covering] = [spot, cover].map((name) => bareNameKey(name.replace(/^feature:/, "")));
  const { modifiers } = readPhrase(looked ?? "");
  return looked === covering || (spot.startsWith("feature:") && modifiers.includes(readPhrase(covering ?? "").head));
};

/** What anyone wears or has by nature; nobody lists it. */
const own: ReadonlySet<string> = new Set(
  (
    "boot shoe sock stocking coat jacket cloak hat cap hood glove scarf collar cuff sleeve shirt tunic vest skirt dress trouser breeches belt buckle pocket lapel " +
    "hand finger thumb palm fist arm elbow shoulder knee leg foot toe heel head face eye ear nose mouth lip tooth tongue chin hair back"
  ).split(" "),
);

/** True for clothes and parts of the body: "my boots". */
export const isOwn = (said: string): boolean => {
  const { head, modifiers } = readPhrase(said);
  return modifiers.length === 0 && own.has(head);
};
