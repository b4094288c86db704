import { detectLanguage } from "freeform-rpg/language";
import type { Segments } from "freeform-rpg/schemas";

/** The language in which most of a book is written, as a BCP 47 tag; `null` where its text is too short to tell. */
export const languageOf = ({ segments }: Segments): string | null => detectLanguage(segments.map(({ text }) => text));
