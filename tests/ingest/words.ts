import { wordsOf as words } from "freeform-rpg/language";

/** The words of a book's text for comparison: those of `language`, with soft hyphens taken out. */
export const wordsOf = (text: string): string[] => words(text.replaceAll("\u00AD", ""));
