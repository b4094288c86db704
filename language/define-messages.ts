import { baseLanguage } from "./language-tag.ts";

/**
 * The wordings of one message, of which the engine says one at a time; a language may have more of them or fewer. What stands in braces is a
 * placeholder: `{who}`, or `{Who}` at the beginning of a sentence.
 */
export type Wordings = readonly string[];

/** A message: a sentence, a function of the values that it names, or wordings. */
type Message = string | Wordings | ((...values: never[]) => string | Wordings);

/** Messages by their keys, and groups of them. */
type Messages<T> = { readonly [K in keyof T]: T[K] extends Message | undefined ? T[K] : T[K] extends object ? Messages<T[K]> : never };

/** A catalogue of what the engine itself says to people, in several languages. */
export interface MessageCatalogue<T> {
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
export const defineMessages = <T extends Messages<T>>(en: T, translations: Readonly<Record<string, NoInfer<T>>>): MessageCatalogue<T> => {
  const all: Readonly<Record<string, T>> = { en, ...translations };
  return { all, in: (language) => (language ? (all[baseLanguage(language)] ?? en) : en) };
};
