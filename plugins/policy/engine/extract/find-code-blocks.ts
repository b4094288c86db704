import type { CodeBlockNode, Span } from "freeform-rpg/schemas";

/** A fenced block: its code, and the whole of it with its fences. */
export interface FencedBlock extends Omit<CodeBlockNode, "id"> {
  readonly whole: Span;
}

interface Line {
  readonly text: string;
  readonly start: number;
  /** The first unit of the next line; the end of the text for the last one. */
  readonly next: number;
}

/**
 * Finds fenced code, as CommonMark reads it. The span is the code's own, without fences; a fence that nothing closes holds the rest.
 * Each line is read once.
 */
export const findCodeBlocks = (text: string): FencedBlock[] => {
  const blocks: FencedBlock[] = [];
  const lines = readLines(text);
  for (let at = 0; at < lines.length; at += 1) {
    const opening = lines[at];
    const fence = opening && findFence(opening.text);
    // A fence on the last line has nothing to hold.
    if (!opening || !fence || at === lines.length - 1) continue;
    let close = at + 1;
    while (close < lines.length && !closes(lines[close]?.text ?? "", fence.mark)) close += 1;
    const closing = lines[close];
    const code = text.slice(opening.next, closing?.start ?? text.length).replace(/\r?\n$/, "");
    blocks.push({
      language: fence.language,
      code,
      span: { start: opening.next, end: opening.next + code.length },
      whole: { start: opening.start, end: closing ? closing.start + closing.text.length : text.length },
    });
    at = close;
  }
  return blocks;
};

const readLines = (text: string): Line[] => {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length;) {
    const end = text.indexOf("\n", start);
    const next = end === -1 ? text.length : end + 1;
    const stop = end === -1 ? text.length : end;
    lines.push({ text: text.slice(start, text.charAt(stop - 1) === "\r" && stop > start ? stop - 1 : stop), start, next });
    start = end === -1 ? text.length + 1 : next;
  }
  return lines;
};

interface Fence {
  readonly mark: string;
  readonly language: string;
}

/** The fence that a line opens. Backticks after backticks make code within a line instead. */
const findFence = (line: string): Fence | undefined => {
  const [, mark = "", rest = ""] = /^[ \t]*(`{3,}|~{3,})(.*)$/su.exec(line) ?? [];
  if (mark === "" || (mark.startsWith("`") && rest.includes("`"))) return undefined;
  const [, language = ""] = /^[ \t]*\{?\.?([^\s`{}]*)/u.exec(rest) ?? [];
  return { mark, language: language.toLowerCase() };
};

const closes = (line: string, mark: string): boolean => {
  const bare = line.trim();
  return bare.startsWith(mark) && /^[`~]*$/.test(bare);
};
