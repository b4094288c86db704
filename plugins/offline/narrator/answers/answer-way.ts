import { withArticle } from "freeform-rpg/language";
import type { Known } from "./known.ts";
import { callPlace, endsIn, findNamed, isHouseOf, placeOf, shortName, toKey } from "./names.ts";
import { sentence } from "./prose.ts";
import { answerTime } from "./answer-time.ts";
import { messagesOf } from "../messages.ts";

/** "How do I get to the toll house?": the way, or that none is known, with the ways that there are. */
export const answerWay = (packet: Known, asked: string, exits: string): string => {
  const key = toKey(asked);
  const says = messagesOf(packet).answers;
  const way = packet.scene.exits.find(({ name }) => endsIn(toKey(name), key));
  if (way !== undefined) return straightTo(packet, way.name);
  const entity = findNamed(packet, key);
  const known = entity === undefined ? placeOf(packet, key) : wayToNamed(packet, entity);
  if (typeof known === "string") return known;
  if (packet.clocks.some(({ name }) => toKey(name).join(" ").includes(key.join(" ")))) return answerTime(packet);
  const place = known ?? (entity?.type === "location" ? entity : undefined);
  if (place !== undefined) return sayRoute(packet, place);
  return `${entity === undefined ? says.knowsOfNo(key.join(" ")) : says.noStraightWay(callPlace(entity.name))} ${exits}`;
};

/** Where the way leads nowhere far: to where one is, to the next place, to who is here or to their house. */
const wayToNamed = (packet: Known, entity: Known["entities"][number]): string | undefined => {
  const says = messagesOf(packet).answers;
  if (entity.id === packet.scene.location_id) return says.there();
  if (packet.scene.exits.some(({ id }) => id === entity.id)) return straightTo(packet, entity.name);
  if (packet.present_entities.includes(entity.id)) return sentence(says.isHere(withArticle(shortName(entity))));
  const house = packet.scene.exits.find(({ name }) => isHouseOf(entity.name, name));
  return house === undefined ? undefined : straightTo(packet, house.name);
};

/** The way to a place that is known: straight there, by way of others, or the ways on from here where none is known. */
export const sayRoute = (packet: Known, { id, name }: Known["entities"][number]): string => {
  const says = messagesOf(packet).answers;
  if (packet.scene.exits.some((exit) => exit.id === id)) return straightTo(packet, name);
  const route = (packet.route?.(id) ?? []).slice(0, -1).map(callPlace);
  if (route.length > 0) return sentence(says.byWayOf(callPlace(name), says.list(route)));
  const ways = says.waysOn(callPlace(packet.scene.location_name), says.list(packet.scene.exits.map((way) => callPlace(way.name))));
  return `${says.noStraightWay(callPlace(name))} ${ways}`;
};

const straightTo = (packet: Known, place: string): string =>
  [sentence(messagesOf(packet).answers.straightTo(callPlace(place))), ...sayWalk(packet)].join(" ");

/** How long the way to a next place takes, where that is known. */
export const sayWalk = ({ walk, ...packet }: Known): string[] => (walk === undefined ? [] : [messagesOf(packet).answers.walk(walk)]);
