import { bareNameKey } from "freeform-rpg/language";
import type { Entity, World } from "freeform-rpg/schemas";
import { isCreature, isHere, isKnown, isObscured } from "./presence.ts";
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

/** True for what somebody here has about them by their description: the whistle round a neck, the seeds in a paper bag. */
export const isBelonging = (said: string, world: World): boolean =>
  world.entities.some(
    (entity) =>
      isCreature(entity) &&
      entity.id !== world.actor_id &&
      isKnown(entity) &&
      isHere(world, entity) &&
      !isObscured(world, entity.id) &&
      speaksOf(entity, said),
  );

/** True where one looks for what lies in a thing or a feature: in itself, or in a part called by it, such as the office safe of "Viktor's office". */
export const isSpotOf = (spot: string, cover: string): boolean => {
  const [looked, covering] = [spot, cover].map((name) => bareNameKey(name.replace(/^feature:/, "")));
  const { modifiers } = readPhrase(looked ?? "");
  return looked === covering || (spot.startsWith("feature:") && modifiers.includes(readPhrase(covering ?? "").head));
};

/** What anyone wears; nobody lists it. */
const clothes: ReadonlySet<string> = new Set(
  (
    "boot shoe sock stocking coat jacket overcoat cloak hat cap hood glove scarf collar cuff sleeve shirt tunic vest waistcoat skirt hem dress trouser breeches " +
    "belt buckle button lace lapel pocket gambeson apron"
  ).split(" "),
);

/** What anyone has by nature; nobody lists it. */
const body: ReadonlySet<string> = new Set(
  (
    "hand finger fingertip thumb palm fist knuckle arm elbow wrist shoulder knee leg foot toe heel head face brow cheek eye eyebrow ear nose mouth lip tooth " +
    "tongue throat neck chin beard moustache hair back chest stomach belly breath voice"
  ).split(" "),
);

/** Words that say which of one's own, or how it is: "my left boot", "wet coat". */
const light: ReadonlySet<string> = new Set(
  "left right both two other own wet damp dry heavy muddy dirty bloody borrowed good bad better stiff old new best warm cold bare free sore empty flushed hot".split(
    " ",
  ),
);

/** True for clothes and parts of the body: "my boots". */
export const isOwn = (said: string): boolean => isWorn(said) || ownHead(said, body);

/** True for clothes alone. */
export const isWorn = (said: string): boolean => ownHead(said, clothes);

const ownHead = (said: string, own: ReadonlySet<string>): boolean => {
  const { head, modifiers, rest } = readPhrase(said);
  return rest.length === 0 && own.has(head) && modifiers.every((word) => light.has(word) || own.has(word));
};
