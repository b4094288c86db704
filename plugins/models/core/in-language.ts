import type { ModelService } from "./tokens.ts";
import type { Prompt } from "./prompt.ts";

/**
 * A prompt whose answers are in a language, a BCP 47 tag: what people read is written in it, and ids, keys and quotes stay as they are. For English,
 * in which prompts are written, and for `null` it is the prompt itself.
 */
export const inLanguage = (prompt: Prompt, language: string | null | undefined): Prompt => {
  const name = language ? nameOf(language) : null;
  return name === null ? prompt : { ...prompt, text: `${prompt.text}\n\n${rule(name)}` };
};

/** The model service whose answers are in a language: see {@link inLanguage}. */
export const answerIn = (models: ModelService, language: string | null | undefined): ModelService => ({
  ...models,
  object: (asked) => models.object({ language, ...asked }),
  text: (asked) => models.text({ language, ...asked }),
  prewarm: (asked) => models.prewarm({ language, ...asked }),
});

const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

const nameOf = (language: string): string | null => {
  if (/^en(?:-|$)/i.test(language)) return null;
  try {
    return names.of(language) ?? null;
  } catch {
    return null;
  }
};

const rule = (name: string): string =>
  `Language: ${name}. Everything in your answer that people read is written in natural ${name}, whatever the language of these instructions and of their examples. Ids, keys, names of ` +
  `fields and fixed values stay as they are defined; names and quotes stay as they stand in the input.`;
