import { shorten } from "../markdown.ts";

/** Deeds that paragraphs begin to tell of: "When you Sway, you influence with guile." Their names are capitalised. */
export const readDeeds = (text: string): { readonly name: string; readonly quote: string }[] =>
  [...text.matchAll(/^When you (\p{Lu}\p{Ll}{2,14}), you [^\n]+/gmu)].map(([quote, name = ""]) => ({ name, quote: shorten(quote, 300) }));
