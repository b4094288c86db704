import { irregularPasts } from "./english/irregular-verbs.ts";

/** True for a word that may be a verb in the past, such as `struck` or `nodded`. Words are in lower case. */
export const isPast = (word: string): boolean =>
  irregularPasts.has(word) || (/[a-z]{2}ed$/.test(word) && !/(?:eed|hundred|naked|red)$/.test(word));

/** True for a word that may be a verb in the third person of the present, such as `strikes`. Words are in lower case. */
export const isThirdPerson = (word: string): boolean => /[a-z]{2}s$/.test(word) && !/(?:ss|us|is|'s)$/.test(word);
