/** Files that may name the column `events.context_packet` bare: they store packets, or make them whole. */
const stores = [
  /^db\/migrations\//,
  /^db\/log\/packets\.ts$/,
  /^db\/entities\/campaign\.ts$/,
  /^db\/campaign-tables\.ts$/,
  /^db\/archive\//,
  /^db\/sandbox\//,
  /^db\/worlds\/conversation-query\.ts$/,
];

/**
 * Lines of a source that read the column `events.context_packet` from the database: it is empty where a packet is stored as its differences.
 * `packetOf` and `packetPart` read the whole. What such a read is named by, in quotes or as a field of a row, is no read.
 */
export const checkPackets = (file: string, source: string): readonly string[] =>
  stores.some((pattern) => pattern.test(file))
    ? []
    : source
        .split("\n")
        .flatMap((line, at) =>
          readsBare(line) ? [`${file}:${at + 1}: reads "context_packet" bare. Use packetOf or packetPart of "freeform-rpg/db/lib".`] : [],
        );

/** A selected column, a qualified one in SQL, and a JSON path below it. */
const readsBare = (line: string): boolean =>
  /\.select(?:All)?\([^)]*["'`](?:\w+\.)?context_packet["'`]/.test(line) ||
  /\$\{\w+\}\.context_packet/.test(line) ||
  /\b(?:e|events|event|earlier)\.context_packet\s*(?:->|,|as\b|from\b|::|\))/.test(line) ||
  /\bselect\b[^`]*\bcontext_packet\b[^`]*\bfrom\b(?! excluded)/i.test(line) ||
  /\bcontext_packet\s*(?:->|#>|@>)/.test(line);
