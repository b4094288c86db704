/** The tables of a Markdown text, row by row, the rule under the head left out. */
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

/** At most `most` letters, cut at a word. */
export const shorten = (text: string, most: number): string => {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length <= most ? flat : flat.slice(0, flat.lastIndexOf(" ", most)).trim();
};
