/** A piece of a long code, with its place. */
export interface CodePiece {
  readonly source: string;
  readonly offset: number;
}

/** Units of code that are parsed at once: the time of a parser that meets one error after another grows faster than its text. */
const longest = 8000;

/** Splits long code at lines that begin without a blank, where there are such; else at other lines, else anywhere. */
export const splitCode = (code: string): CodePiece[] => {
  const pieces: CodePiece[] = [];
  let offset = 0;
  while (code.length - offset > 2 * longest) {
    const part = code.slice(offset, offset + longest);
    const cut = lastTopLine(part) || part.lastIndexOf("\n") + 1 || longest;
    pieces.push({ source: code.slice(offset, offset + cut), offset });
    offset += cut;
  }
  return [...pieces, { source: code.slice(offset), offset }];
};

/** The place of the last line that begins without a blank or a closing bracket; 0 when there is none. */
const lastTopLine = (part: string): number => {
  let found = 0;
  for (const { index } of part.matchAll(/\n(?=[^\s})\]])/g)) found = index + 1;
  return found;
};
