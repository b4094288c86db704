/** A range of a text in UTF-16 offsets; `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds a quotation in a text, however quotation marks, dashes, white space and letter case are written. `null` when it is not there,
 * or when it is a single word, which proves nothing.
 */
export const findQuote = (text: string, quote: string): TextRange | null => {
  const wanted = foldText(quote.replace(/^[\s"'“”‘’]+|[\s"'“”‘’…]+$|\.{3}\s*$/g, "")).text.trim();
  if (!/\S\s+\S/.test(wanted)) return null;
  const folded = foldText(text);
  const at = folded.text.indexOf(wanted);
  if (at < 0) return null;
  return { start: folded.offsets[at] ?? 0, end: (folded.offsets[at + wanted.length - 1] ?? text.length - 1) + 1 };
};

interface FoldedText {
  readonly text: string;
  /** The offset in the original text of each character. */
  readonly offsets: readonly number[];
}

const foldText = (text: string): FoldedText => {
  const offsets: number[] = [];
  let folded = "";
  for (let at = 0; at < text.length; at += 1) {
    const one = foldCharacter(text.charAt(at));
    if (one === " " && folded.endsWith(" ")) continue;
    folded += one;
    for (let nth = 0; nth < one.length; nth += 1) offsets.push(at);
  }
  return { text: folded, offsets };
};

const foldCharacter = (character: string): string => {
  if (/\s/.test(character)) return " ";
  if (/[‘’‚‛]/.test(character)) return "'";
  if (/[“”„‟«»]/.test(character)) return '"';
  if (/[‐-―]/.test(character)) return "-";
  return character.toLowerCase();
};
