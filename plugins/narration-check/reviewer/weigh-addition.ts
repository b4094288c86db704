import { bareNameKey } from "freeform-rpg/language";
import type { ReviewMaterial } from "./review-material.ts";

/** What a verdict does: it blocks, it blocks once a second vote agrees, or what it names is kept as a detail. */
export type Weight = "confirmed" | "suspected" | "small";

/** How much an addition weighs, and what is held against it; or the reason why it is none. */
export type WeighedAddition = { readonly weight: Weight; readonly against: string } | { readonly reason: string };

/**
 * Weighs what a text brings up. Things of worth and hidden things may not be made up, nor may people and places with names. A single
 * capital at the beginning of a sentence may be no name: a second vote decides. Everything else is small.
 */
export const weighAddition = (name: string, quote: string, decided: ReviewMaterial): WeighedAddition => {
  const key = bareNameKey(name);
  if (key === "" || !bareNameKey(quote).includes(key)) return { reason: `quote_missing: the quotation does not name "${name}"` };
  if (decided.names(name) || decided.entities.some(({ text }) => bareNameKey(text).startsWith(key)))
    return { reason: `known: there is "${name}" already` };
  const objection = decided.objectToAddition(name);
  if (objection !== undefined) return { weight: "confirmed", against: objection };
  const unknown = `Nobody and nothing is called "${name}".`;
  const likeness = likenessToName(name, decided.text);
  if (likeness === "none") return { weight: "small", against: "" };
  return { weight: likeness === "sure" ? "confirmed" : "suspected", against: unknown };
};

const particles = /^(?:a|an|the|of|de|du|van|von|der|la|le)$/i;

const likenessToName = (name: string, text: string): "sure" | "possible" | "none" => {
  const parts = name.split(/[^\p{L}'’-]+/u).filter((part) => part !== "" && !particles.test(part));
  if (parts.length === 0 || !parts.every((part) => /^\p{Lu}/u.test(part))) return "none";
  return parts.length > 1 || standsWithin(parts[0] ?? "", text) ? "sure" : "possible";
};

/** Whether a word stands capitalised elsewhere than at the beginning of a sentence or of speech. */
const standsWithin = (word: string, text: string): boolean => new RegExp(String.raw`[\p{L},;] ${word}\b`, "u").test(text);
