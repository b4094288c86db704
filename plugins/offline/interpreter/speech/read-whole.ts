import type { Named } from "../names/name-book.ts";
import { isClaim } from "./read-claim.ts";

/** Texts that speak to the engine as if it took orders. */
const orders =
  /^\s*(?:system|assistant|admin|developer)\s*:|\b(?:ignore|forget|disregard|override)\s+(?:all\s+|any\s+|the\s+|your\s+|my\s+)*(?:previous\s+|prior\s+)?(?:rules?|instructions?|prompts?)\b|\bas the (?:dm|gm|game master|narrator)\b|\byou are now\b/i;

/** The topic of a text that means one thing as a whole: orders to the engine, claims. `null` for all others. */
export const readWhole = (text: string, book: readonly Named[]): "rules" | "claim" | null => {
  if (orders.test(text)) return "rules";
  return isClaim(text, book) ? "claim" : null;
};
