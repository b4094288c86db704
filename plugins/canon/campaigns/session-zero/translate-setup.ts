import { baseLanguage } from "freeform-rpg/language";
import { germanCounts } from "./messages/german-counts.ts";
import { german } from "./messages/german.ts";
import { missing } from "./messages/missing.ts";
import type { SetupProblem, SetupQuestion } from "./tokens.ts";

/** What session zero asks and offers in one language, by its English texts. */
interface Translation {
  readonly texts: Readonly<Record<string, string>>;
  /** Texts that count something; `null` for others. */
  readonly count: (text: string) => string | null;
}

const translations: Readonly<Record<string, Translation>> = { de: { texts: german, count: germanCounts } };

/** The language of a tag; `null` for what is no tag. */
const languageOf = (tag: string): string | null => {
  try {
    return baseLanguage(tag);
  } catch {
    return null;
  }
};

/** Questions whose choices are names of scenarios, rules, packs, people and places: they stay as they are. */
const named = new Set(["scenario_id", "seat", "default_system", "content_packs", "remove", "location_id", "present_entity_ids"]);

/** The questions in a language, a BCP 47 tag; in English where there is no translation into it. */
export const translateQuestions = (questions: readonly SetupQuestion[], language = "en"): SetupQuestion[] => {
  const translation = translations[languageOf(language) ?? "en"];
  return translation === undefined ? [...questions] : questions.map((question) => translate(question, translation));
};

const translate = (question: SetupQuestion, translation: Translation): SetupQuestion => {
  const { texts, count } = translation;
  const say = (text: string): string => (Object.hasOwn(texts, text) ? texts[text] : count(text)) ?? text;
  const { choices, default: standard } = question;
  return {
    ...question,
    text: say(question.text),
    default: standard === null ? null : say(standard),
    choices: named.has(question.key) ? choices : choices.map(({ value, text }) => ({ value, text: say(text) })),
    fields: question.fields.map((field) => translate(field, translation)),
  };
};

/** A problem as a sentence in a language. Where only its text says what is wrong, that stays, in English. */
export const translateProblem = (problem: SetupProblem, language = "en"): SetupProblem =>
  problem.reason === "other" ? problem : { ...problem, text: missing.in(languageOf(language))[problem.reason]() };
