import { withArticle } from "freeform-rpg/language";
import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import { isCreatureType } from "freeform-rpg/schemas/values";
import type { Known } from "./known.ts";
import { sayRoute } from "./answer-way.ts";
import { callPlace, endsIn, findNamed, isHouseOf, placeOf, shortName, toKey } from "./names.ts";
import { sentence } from "./prose.ts";
import { messagesOf } from "../messages.ts";

/** Where something is that the players ask for by name: on them, here, or what they know of it. */
export const answerWhere = (packet: Known, asked: string): string => {
  const key = toKey(asked);
  const says = messagesOf(packet).answers;
  const carried = packet.inventory.find(({ owner_id, name }) => owner_id === packet.actor_id && isCalled(name, key));
  const feature = packet.scene.features.map((one) => one.split(/[,;:(]/)[0] ?? one).find((one) => isCalled(one, key));
  if (carried !== undefined && feature === undefined) return says.carriesThing(withArticle(carried.name));
  const entity = findNamed(packet, key);
  if (feature !== undefined && entity?.type !== "location") return sentence(says.isHere(withArticle(feature)));
  if (entity === undefined) return answerElsewhere(packet, asked) ?? answerNamed(packet, asked);
  const holder = packet.inventory.find(({ item_id }) => item_id === entity.id)?.owner_id;
  const owner = packet.entities.find(({ id }) => id === holder);
  if (owner !== undefined) return sentence(says.isWith(withArticle(shortName(owner)), withArticle(entity.name)));
  if (entity.id === packet.scene.location_id) return says.there();
  return packet.present_entities.includes(entity.id)
    ? sentence(says.isHere(isCreatureType(entity.type) ? shortName(entity) : withArticle(shortName(entity))))
    : entity.type === "location" && !isExit(packet, entity)
      ? sayRoute(packet, entity)
      : answerHome(packet, entity);
};

/** A part of another place that is known, and the way there. */
const answerElsewhere = (packet: Known, asked: string): string | undefined => {
  const place = placeOf(packet, toKey(asked));
  return place === undefined
    ? undefined
    : `${sentence(messagesOf(packet).answers.soughtAt(callPlace(place.name)))} ${sayRoute(packet, place)}`;
};

const isExit = ({ scene }: Known, { id }: Known["entities"][number]): boolean => scene.exits.some((way) => way.id === id);

/** Somebody who is elsewhere is looked for at the place that bears their name. */
const answerHome = (packet: Known, { name, type }: Known["entities"][number]): string => {
  const places = [
    ...packet.scene.exits.map((way) => way.name),
    ...packet.entities.filter((one) => one.type === "location").map((one) => one.name),
  ];
  const home = isCreatureType(type) ? places.find((place) => isHouseOf(name, place)) : undefined;
  return home === undefined ? answerNamed(packet, name) : sentence(messagesOf(packet).answers.soughtAt(callPlace(home)));
};

/** What is known of a thing by all of its words; an honest "you do not know" where one word alone would answer. */
const answerNamed = (packet: Known, asked: string): string => {
  const way = packet.scene.exits.find(({ name }) => isCalled(name, toKey(asked)));
  if (way !== undefined) return sentence(messagesOf(packet).answers.wayTo(callPlace(way.name)));
  const facts = packet.facts.map(factText).filter((text) => toKey(asked).every((word) => toKey(text).includes(word)));
  const says = messagesOf(packet).answers;
  const known = facts.slice(0, 2).map(sentence).join(" ");
  // What is known of it need not say where it is: it stands as what it is.
  return facts.length === 0
    ? says.nowhereToFind(asked)
    : locating.test(known)
      ? known
      : `${says.nowhereToFind(asked)} ${says.found(known)}`;
};

/** What tells of a place: "under the gravel of the tank", "behind the door". */
const locating =
  /\b(?:in(?:to)? (?:the|an?|his|her|their|its)|inside|under|underneath|beneath|behind|above|below|beside|between|on top of|hidden|kept|lies|stands|hangs|hinter|unter|über|neben|zwischen|liegt|steht|hängt)\b/i;

const isCalled = (name: string, key: readonly string[]): boolean => endsIn(toKey(name), key);
