import { stdout } from "node:process";

/** Breaks text between words, also while it comes in pieces. */
export interface WordWrapper {
  /** The piece as it is to be written; its last word is held until it is whole. */
  feed(piece: string): string;
  /** The word that is still held. */
  rest(): string;
}

/** Makes a wrapper for lines of `columns()` characters, as wide as the terminal is at that moment. Off a terminal nothing is broken. */
export const createWrapper = (columns: () => number = terminalColumns): WordWrapper => {
  let held = "";
  let gap = "";
  let column = 0;
  const place = (token: string): string => {
    if (token === "\n") {
      column = 0;
      gap = "";
      return token;
    }
    if (token.trim() === "") {
      gap = token;
      return "";
    }
    const before = column > 0 && column + gap.length + token.length > columns() ? "\n" : gap;
    column = (before === "\n" ? 0 : column + before.length) + token.length;
    gap = "";
    return before + token;
  };
  const rest = () => {
    const word = held;
    held = "";
    return word === "" ? "" : place(word);
  };
  return {
    feed(piece) {
      const tokens = (held + piece).match(/\n|[^\S\n]+|\S+/g) ?? [];
      held = tokens.at(-1)?.trim() ? (tokens.pop() ?? "") : "";
      return tokens.map(place).join("");
    },
    rest,
  };
};

/** The text with its lines broken between words. */
export const wrapWords = (text: string, columns?: () => number): string => {
  const wrapper = createWrapper(columns);
  return wrapper.feed(text) + wrapper.rest();
};

const terminalColumns = (): number => (stdout.isTTY ? stdout.columns : Infinity);
