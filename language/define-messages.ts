import { baseLanguage } from "./language-tag.ts";

/** Messages by their keys, as functions of the values that they name. */
type Messages = Readonly<Record<string, (...values: never[]) => string>>;

/** A catalogue of what the engine itself says to people, in several languages. */
export interface MessageCatalogue<T extends Messages> {
  /** All messages by language; each language has every message. */
  readonly all: Readonly<Record<string, T>>;
  /** The messages in a language, a BCP 47 tag; in English where there is no translation into it. */
  readonly in: (language: string | null | undefined) => T;
}

/**
 * A catalogue of messages: English, and complete translations by the tags of their languages.
 *
 * @example
 * const messages = defineMessages({ dead: (name: string) => `${name} is dead.` }, { de: { dead: (name) => `${name} ist tot.` } });
 * messages.in("de-AT").dead("Viktor"); // "Viktor ist tot."
 */
export const defineMessages = <T extends Messages>(en: T, translations: Readonly<Record<string, NoInfer<T>>>): MessageCatalogue<T> => {
  const all: Readonly<Record<string, T>> = { en, ...translations };
  return { all, in: (language) => (language ? (all[baseLanguage(language)] ?? en) : en) };
};
