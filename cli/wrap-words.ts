import { stdout } from "node:process";
import stringWidth from "fast-string-width";

/** Breaks text between words while it arrives in pieces. */
export interface WordWrapper {
  /** The piece with line breaks; an incomplete last word is buffered. */
  feed(piece: string): string;
  /** The buffered word. */
  rest(): string;
}

/** Makes a wrapper for lines of `columns()` terminal columns. By default lines are as wide as the terminal, and unlimited without one. */
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
    const width = stringWidth(token);
    const before = column > 0 && column + gap.length + width > columns() ? "\n" : gap;
    column = (before === "\n" ? 0 : column + before.length) + width;
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
