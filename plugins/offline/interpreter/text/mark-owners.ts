import type { Named } from "../names/name-book.ts";
import { isUnknownWord } from "./tag-text.ts";

/** "Miras table", "jins comm": the apostrophe that a player left out behind somebody's name. */
export const markOwners = (text: string, book: readonly Named[]): string =>
  text.replaceAll(/(?<![\p{L}'])(\p{L}{3,})s(?= \p{L}+(?!['\p{L}]))/giu, (whole, name: string) => {
    const isNamed = book.some(({ proper }) => proper.has(name.toLowerCase()) && !proper.has(whole.toLowerCase()));
    return isNamed && isUnknownWord(whole.toLowerCase()) ? `${name}'s` : whole;
  });
