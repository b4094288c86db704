import { z } from "zod";

/** True for a tag whose language has a name: "german" has the form of a tag, but is none. */
const isLanguage = (tag: string): boolean => {
  try {
    return new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(tag) !== undefined;
  } catch {
    return false;
  }
};

/** A language as a BCP 47 tag: `de`, `pt-BR`. */
export const LanguageTag = z.string().refine(isLanguage, {
  error: ({ input }) => `"${String(input)}" is not a language tag. Use one of BCP 47, such as "de", "pt-BR" or "ja".`,
});
