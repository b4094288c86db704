/** The English name of a language, such as "Brazilian Portuguese" of `pt-BR`; `null` for a tag that names no language. */
export const languageName = (tag: string): string | null => {
  try {
    return new Intl.DisplayNames(["en"], { type: "language", fallback: "none" }).of(tag) ?? null;
  } catch {
    return null;
  }
};

/** The tag of the language alone: `pt` of `pt-BR`. */
export const baseLanguage = (tag: string): string => new Intl.Locale(tag).language;
