import { shortenQuote } from "../markdown.ts";

/** Actions with capitalised names at the start of paragraphs: "When you Sway, you influence with guile." */
export const readNamedActions = (text: string): { readonly name: string; readonly quote: string }[] =>
  [...text.matchAll(/^When you (\p{Lu}\p{Ll}{2,14}), you [^\n]+/gmu)].map(([quote, name = ""]) => ({
    name,
    quote: shortenQuote(quote, 300),
  }));
