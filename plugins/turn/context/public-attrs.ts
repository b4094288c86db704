import type { Entity, JsonObject } from "freeform-rpg/schemas";

/** Attributes that are fit for players' eyes. Any other stays with the DM: a new attribute is secret until it is named here. */
export const openAttributes: readonly string[] = [
  "description",
  "disposition",
  "atmosphere",
  "appearance",
  "voice",
  "aliases",
  "pronouns",
  "occupation",
  "threat_level",
  "uses",
  "features",
  "dead",
  "down",
  "hostile",
  "destroyed",
  "states",
  "feature_states",
  "in_party",
];

/** The attributes of an entity that may be shown; a player's own character shows its stats and abilities too. */
export const publicAttrs = ({ id, attrs }: Entity, playerIds: readonly string[]): JsonObject => {
  const own = playerIds.includes(id) ? new Set(["stats", "capabilities", "limits"]) : new Set<string>();
  const entries = Object.entries(attrs).filter(([key, value]) => value !== undefined && (openAttributes.includes(key) || own.has(key)));
  return JSON.parse(JSON.stringify(withoutDm(Object.fromEntries(entries))));
};

/** A value without anything kept under the key `dm`, at any depth. */
export const withoutDm = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutDm);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "dm")
      .map(([key, held]) => [key, withoutDm(held)]),
  );
};

/** {@link withoutDm} of an object. */
export const openObject = (value: JsonObject): JsonObject => JSON.parse(JSON.stringify(withoutDm(value)));
