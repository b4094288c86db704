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
  if (entity?.id === packet.scene.location_id) return says.there();
  const isExit = packet.scene.exits.some(({ id }) => id === entity?.id);
  if (entity !== undefined && isExit) return straightTo(packet, entity.name);
  if (entity !== undefined && packet.present_entities.includes(entity.id)) return sentence(says.isHere(withArticle(shortName(entity))));
  const house = entity === undefined ? undefined : packet.scene.exits.find(({ name }) => isHouseOf(entity.name, name));
  if (house !== undefined) return straightTo(packet, house.name);
  if (packet.clocks.some(({ name }) => toKey(name).join(" ").includes(key.join(" ")))) return answerTime(packet);
  const place = entity?.type === "location" ? entity : entity === undefined ? placeOf(packet, key) : undefined;
  if (place !== undefined) return sayRoute(packet, place);
  const lead = entity === undefined ? says.knowsOfNo(key.join(" ")) : says.noStraightWay(callPlace(entity.name));
  return `${lead} ${exits}`;
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
