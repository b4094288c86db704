/**
 * The line on which brackets first nest more than `most` levels deep; `null` when they never do. Parsing such a text would exhaust the
 * stack, so it is looked at before. Brackets in quotes count too: no text here holds that many in a row.
 */
export const deepestFlow = (text: string, most: number): number | null => {
  let depth = 0;
  let line = 1;
  for (const character of text) {
    if (character === "\n") line += 1;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth = Math.max(0, depth - 1);
    if (depth > most) return line;
  }
  return null;
};

/** The line on which blocks first nest more than `most` levels deep, by indentation and by dashes in a row; `null` when they never do. */
export const deepestIndent = (text: string, most: number): number | null => {
  const open: number[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    const indent = line.search(/\S/);
    if (indent < 0) continue;
    while (open.length > 0 && (open.at(-1) ?? 0) >= indent) open.pop();
    open.push(indent);
    const dashes = /^\s*((?:[-?:] +)*)/.exec(line)?.[1]?.length ?? 0;
    if (open.length + dashes / 2 > most) return at + 1;
  }
  return null;
};
