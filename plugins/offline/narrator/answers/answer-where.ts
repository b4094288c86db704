import { withArticle } from "freeform-rpg/language";
import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import { isCreatureType } from "freeform-rpg/schemas/values";
import type { Known } from "./known.ts";
import { callPlace, findNamed, isHouseOf, shortName, toKey } from "./names.ts";
import { sentence } from "./prose.ts";
import { messagesOf } from "../messages.ts";

/** Where something is that the players ask for by name: on them, here, or what they know of it. */
export const answerWhere = (packet: Known, asked: string): string => {
  const key = toKey(asked);
  const says = messagesOf(packet).answers;
  const carried = packet.inventory.find(({ owner_id, name }) => owner_id === packet.actor_id && isCalled(name, key));
  if (carried !== undefined) return says.carriesThing(withArticle(carried.name));
  const entity = findNamed(packet, key);
  if (entity === undefined) return answerNamed(packet, asked);
  const holder = packet.inventory.find(({ item_id }) => item_id === entity.id)?.owner_id;
  const owner = packet.entities.find(({ id }) => id === holder);
  if (owner !== undefined) return sentence(says.isWith(withArticle(shortName(owner)), withArticle(entity.name)));
  if (entity.id === packet.scene.location_id) return says.there();
  return packet.present_entities.includes(entity.id)
    ? sentence(says.isHere(isCreatureType(entity.type) ? shortName(entity) : withArticle(shortName(entity))))
    : answerHome(packet, entity);
};

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
  return facts.length === 0 ? messagesOf(packet).answers.nowhereToFind(asked) : facts.slice(0, 2).map(sentence).join(" ");
};

const isCalled = (name: string, key: readonly string[]): boolean =>
  key.length > 0 && ` ${toKey(name).join(" ")}`.endsWith(` ${key.join(" ")}`);
