import type { Entity, World } from "freeform-rpg/schemas";
import { bareNameKey } from "freeform-rpg/language";
import {
  entityById,
  factText,
  goodIn,
  isBelonging,
  isDescribed,
  namesOf,
  phraseWords,
  readPhrase,
} from "freeform-rpg/plugins/turn/scene/lib";
import { messagesOf } from "./messages.ts";
import { isPrecious } from "./precious.ts";

/** Why something is no small thing that may be made up: a thing of value, or what the scenario has or hides. `undefined` when it may. */
export const objectToMinor = (name: string, world: World): string | undefined =>
  objectToName(name, world) ?? (isPrecious(name) ? messagesOf(world).notSmall(name) : undefined);

/** Why nothing new may go by a name: the scenario has or hides it. `undefined` when it may. */
export const objectToName = (name: string, world: World): string | undefined => {
  const key = bareNameKey(name);
  const isOneMore = isPartOfFeature(readPhrase(name).head, world) && !isPrecious(name);
  if (!isOneMore && world.entities.some((entity) => namesOf(entity).includes(key) && !isServedAgain(entity, world)))
    return messagesOf(world).nameTaken(name);
  if (isFeature(name, world)) return messagesOf(world).partOfPlace(name);
  const isOffstage = world.offstage.names.some((one) => [one.name, ...one.aliases].map(bareNameKey).includes(key));
  return isOffstage || isHidden(name, world) ? messagesOf(world).notMadeUp(name) : undefined;
};

/** A drink that was served: another may be had for the price that the game lists. */
export const isServedAgain = ({ type, tags, name }: Entity, world: World): boolean =>
  type === "item" && tags.includes("minor") && goodIn(name, world) !== undefined;

const isFeature = (name: string, world: World): boolean =>
  (entityById(world, world.scene.location_id)?.attrs.features ?? []).some((feature) => bareNameKey(feature) === bareNameKey(name));

/** "The rail of borrowed coats" has coats, and none of them is the one that lies hidden elsewhere; a sword rack has one more practice sword. */
const isPartOfFeature = (head: string, world: World): boolean =>
  (entityById(world, world.scene.location_id)?.attrs.features ?? []).some((feature) => phraseWords(feature).includes(head));

/** True for the head noun of a hidden thing or place, and for what a hidden fact near the scene speaks of in all its words. */
const isHidden = (name: string, world: World): boolean => {
  const { entities, facts } = world;
  const { head } = readPhrase(name);
  const words = phraseWords(name);
  const isSpoken = isPartOfFeature(head, world);
  const hidden = entities.filter(
    ({ visibility, type, attrs }) =>
      visibility !== "known" && type === "item" && !(isSpoken && attrs.location_id !== world.scene.location_id),
  );
  if (hidden.some((entity) => namesOf(entity).some((called) => readPhrase(called).head === head))) return true;
  if (isSpoken || isDescribed(name, world) || isBelonging(name, world) || goodIn(name, world) !== undefined) return false;
  return facts.some((fact) => {
    if (fact.visibility === "known") return false;
    const said = phraseWords(factText(fact));
    return words.every((word) => said.includes(word));
  });
};
