import { withArticle } from "freeform-rpg/language";
import { answerAbout } from "./answer-about.ts";
import type { Known } from "./known.ts";
import { findNamed, shortName, toKey } from "./names.ts";
import { sentence } from "./prose.ts";

/** Where something is that the players ask for by name: on them, here, or what they know of it. */
export const answerWhere = (packet: Known, asked: string): string => {
  const key = toKey(asked);
  const carried = packet.inventory.find(({ owner_id, name }) => owner_id === packet.actor_id && isCalled(name, key));
  if (carried !== undefined) return `You carry ${withArticle(carried.name)}.`;
  const entity = findNamed(packet, key);
  if (entity === undefined) return answerAbout(packet, asked);
  const holder = packet.inventory.find(({ item_id }) => item_id === entity.id)?.owner_id;
  const owner = packet.entities.find(({ id }) => id === holder);
  if (owner !== undefined) return sentence(`${withArticle(shortName(owner))} has ${withArticle(entity.name)}`);
  return packet.present_entities.includes(entity.id) ? sentence(`${withArticle(shortName(entity))} is here`) : answerAbout(packet, asked);
};

const isCalled = (name: string, key: readonly string[]): boolean =>
  key.length > 0 && ` ${toKey(name).join(" ")}`.endsWith(` ${key.join(" ")}`);
