import { singularOf, withArticle, wordsOf } from "freeform-rpg/language";
import { isCreatureType } from "freeform-rpg/schemas/values";
import type { Known } from "./known.ts";
import { callPlace, endsIn, shortName, toKey } from "./names.ts";
import { sentence } from "./prose.ts";
import { messagesOf } from "../messages.ts";

/** "Is there a hatch?": what is here that is called so, what the players were told of one, or that none is to be seen. Nothing is looked for. */
export const answerSeen = (packet: Known, asked: string): string => {
  const key = toKey(asked).map(singularOf);
  return sayPresent(packet, key) ?? sayTold(packet, key) ?? messagesOf(packet).answers.seesNone(asked);
};

/** A part of the place, who or what is here or carried, or a way on, that is called so. */
const sayPresent = (packet: Known, key: readonly string[]): string | undefined => {
  const says = messagesOf(packet).answers;
  const isCalled = (name: string): boolean => endsIn(toKey(headOf(name)).map(singularOf), key);
  const feature = packet.scene.features.find(isCalled) ?? packet.scene.features.find((one) => speaksOf(headOf(one), key));
  if (feature !== undefined) return sentence(says.isHere(withArticle(headOf(feature))));
  const entity = othersHere(packet).find(({ name, attrs }) => [name, ...namesIn(attrs["aliases"])].some(isCalled));
  if (entity !== undefined) return sentence(says.isHere(isCreatureType(entity.type) ? shortName(entity) : withArticle(shortName(entity))));
  const carried = packet.inventory.find(({ owner_id, name }) => owner_id === packet.actor_id && isCalled(name));
  if (carried !== undefined) return says.carriesThing(withArticle(carried.name));
  const way = packet.scene.exits.find(({ name }) => isCalled(name));
  return way === undefined ? undefined : sentence(says.wayTo(callPlace(way.name)));
};

/** What descriptions of the place and of who and what is here say of it, or the last turns told. */
const sayTold = (packet: Known, key: readonly string[]): string | undefined => {
  const place = packet.entities.find(({ id }) => id === packet.scene.location_id);
  const described = [place, ...othersHere(packet)].flatMap((one) => sentencesIn(one?.attrs["description"]));
  const told = packet.recent_events.slice(-2).flatMap(({ text }) => sentencesIn(text).filter((one) => !unsure.test(one)));
  const found = [...described, ...told].find((text) => speaksOf(text, key));
  return found === undefined ? undefined : sentence(found);
};

/** What was asked or said, or is not there. */
const unsure = /["“”„?]|\b(?:no|not|never|nothing|nor|kein\w*|nicht)\b/i;

const othersHere = ({ entities, present_entities, actor_id }: Known): Known["entities"] =>
  entities.filter(({ id }) => present_entities.includes(id) && id !== actor_id);

const headOf = (name: string): string => name.split(/[,;:(]/)[0] ?? name;

const namesIn = (aliases: unknown): string[] => (Array.isArray(aliases) ? aliases.map(String) : []);

const sentencesIn = (description: unknown): string[] => (typeof description === "string" ? description.split(/(?<=[.!?])\s+/) : []);

const speaksOf = (text: string, key: readonly string[]): boolean => {
  const words = new Set(wordsOf(text).map(singularOf));
  return key.length > 0 && key.every((word) => words.has(word));
};
