import { aliasesOf } from "freeform-rpg/plugins/turn/scene/lib";
import { isCreatureType } from "freeform-rpg/schemas/values";
import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";

type Packet = NarratorInput["packet"];
type PacketEntity = Packet["entities"][number];

/** The entity of this id, if the packet holds it. */
export const findEntity = ({ entities }: Packet, id: string): PacketEntity | undefined => entities.find((entity) => entity.id === id);

/** People present who are alive and not the actor, in the packet's order. */
export const peopleHere = (packet: Packet): PacketEntity[] =>
  packet.present_entities
    .flatMap((id) => findEntity(packet, id) ?? [])
    .filter(({ id, type, attrs }) => id !== packet.actor_id && isCreatureType(type) && attrs["dead"] !== true && attrs["down"] !== true);

/** True for what answers when it is spoken to. */
export const isPerson = (entity: PacketEntity | undefined): entity is PacketEntity => entity !== undefined && isCreatureType(entity.type);

/** Short name for the middle of a sentence: an alias that the name begins with, such as "Viktor", or is made of its words, else the name. */
export const callEntity = (entity: PacketEntity): string => {
  const { name, type } = entity;
  const proper = aliasesOf(entity).filter((alias) => /^\p{Lu}/u.test(alias));
  const words = name.split(" ");
  const inName = isCreatureType(type)
    ? proper.find((alias) => alias !== name && alias.split(" ").every((word) => words.includes(word)))
    : undefined;
  return proper.find((alias) => name.startsWith(`${alias} `)) ?? inName ?? callThing(name);
};

/** A thing or a feature by the head of its name, with "the": `the shelf behind the bar, crowded` is `the shelf behind the bar`. */
export const callThing = (name: string): string => {
  const head = (name.split(/[,;:(]/)[0] ?? name).trim();
  if (/^(a|an)\s/i.test(head)) return head.replace(/^an?\s/i, "the ");
  if (/^the\s/i.test(head)) return head.replace(/^the\s/i, "the ");
  return /^\p{Lu}/u.test(head) ? head : `the ${head}`;
};

/** A place by its name, "the" in lower case. */
export const callPlace = (name: string): string => name.replace(/^The\s/, "the ");

/** Text of an attribute; empty when it has none. */
export const attrOf = (entity: PacketEntity | undefined, key: string): string => {
  const value = entity?.attrs[key];
  return typeof value === "string" ? value : "";
};

/** `his`, `her`, `its` or `their`: by the pronouns that are given, else read off the description, else `their`. */
export const possessiveOf = (entity: PacketEntity): string => {
  const [given] = /\b(he|she|it|they)\b/.exec(attrOf(entity, "pronouns").toLowerCase()) ?? [];
  if (given !== undefined) return possessives[given] ?? "their";
  const text = ` ${attrOf(entity, "description")} `.toLowerCase();
  const [word] = /\b(he|his|him|she|her)\b/.exec(text) ?? /\b(man|woman)\b/.exec(text) ?? [];
  if (word === undefined) return "their";
  return ["he", "his", "him", "man"].includes(word) ? "his" : "her";
};

const possessives: Readonly<Record<string, string>> = { he: "his", she: "her", it: "its", they: "their" };

/** The first phrase of a disposition, to follow a colon: `courteous, bitter, delighted to be asked`. */
export const moodOf = (entity: PacketEntity | undefined): string => {
  const [phrase = ""] = attrOf(entity, "disposition").split(/[.;]/);
  const mood = phrase.trim();
  return mood.charAt(0).toLowerCase() + mood.slice(1);
};

/** The trust between the actor and somebody, 0 when there is none. */
export const trustIn = ({ relationships, actor_id }: Packet, id: string): number =>
  relationships.find(({ a_id, b_id }) => [a_id, b_id].includes(actor_id) && [a_id, b_id].includes(id))?.intensity ?? 0;
