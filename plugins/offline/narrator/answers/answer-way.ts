import { withArticle } from "freeform-rpg/language";
import type { Known } from "./known.ts";
import { callPlace, findNamed, isHouseOf, shortName, toKey } from "./names.ts";
import { sentence } from "./prose.ts";
import { answerTime } from "./answer-time.ts";
import { messagesOf } from "../messages.ts";

/** "How do I get to the toll house?": the way, or that none is known, with the ways that there are. */
export const answerWay = (packet: Known, asked: string, exits: string): string => {
  const key = toKey(asked);
  const says = messagesOf(packet).answers;
  const way = packet.scene.exits.find(({ name }) => ` ${toKey(name).join(" ")}`.endsWith(` ${key.join(" ")}`));
  if (way !== undefined) return straightTo(packet, way.name);
  const entity = findNamed(packet, key);
  if (entity?.id === packet.scene.location_id) return says.there();
  const isExit = packet.scene.exits.some(({ id }) => id === entity?.id);
  if (entity !== undefined && isExit) return straightTo(packet, entity.name);
  if (entity !== undefined && packet.present_entities.includes(entity.id)) return sentence(says.isHere(withArticle(shortName(entity))));
  const house = entity === undefined ? undefined : packet.scene.exits.find(({ name }) => isHouseOf(entity.name, name));
  if (house !== undefined) return straightTo(packet, house.name);
  if (packet.clocks.some(({ name }) => toKey(name).join(" ").includes(key.join(" ")))) return answerTime(packet);
  const lead = entity === undefined ? says.knowsOfNo(key.join(" ")) : says.noStraightWay(callPlace(entity.name));
  return `${lead} ${exits}`;
};

const straightTo = (packet: Known, place: string): string =>
  [sentence(messagesOf(packet).answers.straightTo(callPlace(place))), ...sayWalk(packet)].join(" ");

/** How long the way to a next place takes, where that is known. */
export const sayWalk = ({ walk, ...packet }: Known): string[] => (walk === undefined ? [] : [messagesOf(packet).answers.walk(walk)]);
