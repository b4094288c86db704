import { closestWord } from "freeform-rpg/language";
import { EntityAttrs } from "freeform-rpg/schemas/campaign";
import type { Finding } from "../reference-view.ts";
import type { Story } from "./study-story.ts";

/** Attributes that the engine reads without naming them in the schema. */
const read = [
  "aliases",
  "hidden_in",
  "toughness",
  "difficulty",
  "constraints",
  "visibility_conditions",
  "noise_level",
  "hostile",
  "down",
  "money",
];

/** Finds attributes that the engine does not know and that look like one that it does. */
export const findStrangeKeys = ({ scenario }: Story): Finding[] => {
  const known = [...Object.keys(EntityAttrs.shape), ...read];
  return scenario.entities.flatMap(({ attrs }, at) =>
    Object.keys(attrs).flatMap((key): Finding[] => {
      const close = known.includes(key) ? null : closestWord(key, known);
      if (close === null) return [];
      return [{ path: ["entities", at, "attrs", key], message: `the engine reads no attribute "${key}". Did you mean "${close}"?` }];
    }),
  );
};
