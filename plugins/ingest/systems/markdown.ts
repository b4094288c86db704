import { shorten } from "freeform-rpg/language";

/** The items of a Markdown text's lists. */
export const readItems = (text: string): string[] =>
  text.split("\n").flatMap((line) => {
    const [, item = ""] = /^(?:[-*•]|\d+\.) +(.+)$/.exec(line) ?? [];
    return item === "" ? [] : [item.trim()];
  });

/** Paragraphs that are neither list nor table. */
export const readParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== "" && !/^(?:[-*•] |\d+\. |\|)/.test(one));

/** At most `max` characters of a text, cut between words without an ellipsis, so that a quote remains a part of its text. */
export const shortenQuote = (text: string, max: number): string => shorten(text, max, "");
