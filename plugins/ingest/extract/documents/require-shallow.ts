import { DocumentError } from "./document-error.ts";

/** The most levels of a document's elements. Written documents have a few dozen. */
const mostLevels = 400;

/** Throws `document_broken` for a tree that is so deep that reading it would end the program. */
export const requireShallow = <T>(root: T, childrenOf: (node: T) => readonly T[]): void => {
  let level: readonly T[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) throw tooDeep();
    level = level.flatMap((node) => childrenOf(node));
  }
};

/** Throws `document_broken` for Markdown in which a line nests that many quotes and lists. */
export const requireShallowLines = (source: string): void => {
  if (/^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){100}/m.test(source)) throw tooDeep();
};

const tooDeep = (): DocumentError =>
  new DocumentError(
    "document_broken",
    "Its elements are nested hundreds of levels deep, which no written document is. Save it again in the program that made it.",
  );
