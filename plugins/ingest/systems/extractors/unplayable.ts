import type { Book } from "../book.ts";
import { shortenQuote } from "../markdown.ts";

/** Patterns for resolution methods that the engine does not support. */
const ways: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Cards", /\bdraws? (?:a|one|the top|\d+|two|three) cards?\b/i],
  ["Bids", /\b(?:bids?|bidding)\b[^.]{0,80}\btokens?\b|\btokens?\b[^.]{0,80}\b(?:bids?|open their hands|shows? more)\b/i],
  ["Tokens", /\b(?:spend|pay)s? (?:a|one|\d+) tokens? to\b/i],
];

/** Resolution methods that the engine does not support, each with the sentence that describes it. */
export const findUnplayable = ({ passages }: Book): { readonly name: string; readonly why: string }[] =>
  ways.flatMap(([name, pattern]) => {
    const said = passages.flatMap(({ body, pages }) =>
      (body.match(/[^.!?\n]+[.!?]/g) ?? []).filter((one) => pattern.test(one)).map((one) => ({ one, page: pages[0] })),
    );
    const [first] = said;
    return first === undefined
      ? []
      : [
          {
            name,
            why: `Page ${first.page} decides in a way that the engine has no dice for: "${shortenQuote(first.one, 160)}" Play by a system that comes near it.`,
          },
        ];
  });
