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
