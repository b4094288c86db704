import { shorten } from "freeform-rpg/language";

/** The tables of a Markdown text, row by row, without the separator below the header. */
export const readTables = (text: string): string[][][] =>
  (text.match(/(?:^\|.*\|[ \t]*$\n?)+/gm) ?? []).map((table) =>
    table
      .trim()
      .split("\n")
      .filter((line) => !/^\|(?:\s*:?-+:?\s*\|)+\s*$/.test(line))
      .map((line) =>
        line
          .slice(1, line.trimEnd().length - 1)
          .split(/(?<!\\)\|/)
          .map((cell) => cell.replaceAll("\\|", "|").trim()),
      ),
  );

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
