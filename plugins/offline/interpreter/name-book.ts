import { isCreatureType } from "freeform-rpg/schemas/values";
import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { wordsOf } from "./words.ts";

/** What a name may stand for. */
export type NamedKind = "person" | "thing" | "place" | "feature";

/** Something in the packet that a player may mean, with the ways it is called. */
export interface Named {
  /** An entity's id, or `feature:` and the feature's text. */
  readonly id: string;
  readonly kind: NamedKind;
  readonly name: string;
  /** Every way it is called, as words, articles taken off. */
  readonly calls: readonly (readonly string[])[];
  readonly present: boolean;
}

/** Everything in the packet that can be meant, the actor apart. */
export const openNameBook = (packet: ShownPacket): Named[] => [
  ...packet.entities.filter(({ id }) => id !== packet.actor_id).map((entity) => ofEntity(packet, entity)),
  ...packet.scene.exits.filter(({ id }) => !packet.entities.some((entity) => entity.id === id)).map(ofExit),
  ...packet.scene.features.map(ofFeature),
];

const ofEntity = (packet: ShownPacket, { id, type, name, attrs }: ShownPacket["entities"][number]): Named => {
  const aliases = Array.isArray(attrs["aliases"]) ? attrs["aliases"] : [];
  const occupation = typeof attrs["occupation"] === "string" ? [attrs["occupation"]] : [];
  const names = [name, ...aliases, ...occupation].filter((held) => typeof held === "string");
  const kind = isCreatureType(type) ? "person" : type === "location" ? "place" : "thing";
  const carried = packet.inventory.some(({ item_id, owner_id }) => item_id === id && owner_id === packet.actor_id);
  const present = carried || packet.present_entities.includes(id) || packet.scene.exits.some((exit) => exit.id === id);
  return { id, kind, name, calls: names.map(plainWords).filter((call) => call.length > 0), present };
};

const ofExit = ({ id, name }: { readonly id: string; readonly name: string }): Named => ({
  id,
  kind: "place",
  name,
  calls: [plainWords(name)],
  present: true,
});

/** A feature is called by what comes before its first comma, and before the words that say where it is. */
const ofFeature = (feature: string): Named => {
  const head = feature.split(/[,:(]/)[0] ?? feature;
  const core = head.split(/\s+(?:with|behind|under|over|of|in|on|above|beside|below|by|between|from|for|labelled)\s+/i)[0] ?? head;
  return { id: `feature:${feature}`, kind: "feature", name: feature, calls: [plainWords(head), plainWords(core)], present: true };
};

const articles = new Set(["the", "a", "an", "some", "of", "his", "her", "their", "its"]);

/** Words of a name without articles. */
export const plainWords = (text: string): string[] => wordsOf(text).filter((word) => !articles.has(word));
