import { withArticle } from "freeform-rpg/language";
import type { Known } from "./known.ts";
import { callPlace, findNamed, shortName, toKey } from "./names.ts";
import { sentence } from "./prose.ts";

/** "How do I get to the toll house?": the way, or that none is known, with the ways that there are. */
export const answerWay = (packet: Known, asked: string, exits: string): string => {
  const key = toKey(asked);
  const way = packet.scene.exits.find(({ name }) => ` ${toKey(name).join(" ")}`.endsWith(` ${key.join(" ")}`));
  if (way !== undefined) return sentence(`From here you can go straight to ${callPlace(way.name)}`);
  const entity = findNamed(packet, key);
  if (entity?.id === packet.scene.location_id) return "You are there.";
  const isExit = packet.scene.exits.some(({ id }) => id === entity?.id);
  if (entity !== undefined && isExit) return sentence(`From here you can go straight to ${callPlace(entity.name)}`);
  if (entity !== undefined && packet.present_entities.includes(entity.id)) return sentence(`${withArticle(shortName(entity))} is here`);
  const lead = entity === undefined ? `You know of no ${key.join(" ")}.` : `No way leads from here straight to ${callPlace(entity.name)}.`;
  return `${lead} ${exits}`;
};
