import type { Breach, DraftRule } from "freeform-rpg/plugins/policy/self-correction";
import type { QuestionDraft } from "./question-draft.ts";

/** Longest over shortest option, in words, from which lengths give the answer away. */
export const lengthBound = 4;

const breach = (severity: Breach["severity"], field: string, message: string, suggestion: string): Breach => ({
  severity,
  field,
  message,
  suggestion,
});

/** What makes a question unfair or unfinished, after the item-writing guide of the NBME. */
export const questionRules: readonly DraftRule<QuestionDraft>[] = [
  {
    id: "nbme_negation_detection",
    check: ({ stem }) => {
      const negation = /\b(?:not|except|false|incorrect|(?<!at )least)\b|n['’]t\b/i.exec(stem)?.[0];
      return negation === undefined ? [] : [breach("error", "stem", `Stem contains negation (${negation})`, "Rephrase to positive form")];
    },
  },
  {
    id: "nbme_absolute_terms",
    check: ({ options }) =>
      options.flatMap(({ key, text }) => {
        const term = /\b(?:always|never|all|none|only|every|must)\b/i.exec(text)?.[0];
        return term === undefined
          ? []
          : [breach("error", "options", `Option ${key} contains absolute term (${term})`, "Remove absolute qualifier")];
      }),
  },
  {
    id: "nbme_answer_homogeneity",
    check: ({ options }) => {
      const lengths = options.map(({ text }) => countWords(text));
      const uneven = Math.max(...lengths) / Math.max(1, Math.min(...lengths)) > lengthBound;
      return uneven ? [breach("error", "options", "Option lengths vary significantly", "Make options similar length")] : [];
    },
  },
  {
    id: "nbme_distractor_plausibility",
    check: ({ options }) => {
      const texts = options.map(({ text }) => text.trim().toLowerCase());
      const twice = options.filter(({ text }, at) => texts.indexOf(text.trim().toLowerCase()) !== at);
      return twice.map(({ key }) =>
        breach("error", "options", `Option ${key} repeats another option`, "Give it a plausible text of its own"),
      );
    },
  },
  {
    id: "ext_answer_key",
    check: ({ options, correct_answer }) =>
      options.some(({ key }) => key === correct_answer)
        ? []
        : [breach("error", "correct_answer", `No option has the key "${correct_answer}"`, "Name one of the options")],
  },
  {
    id: "ext_rationale_completeness",
    check: ({ rationale }) =>
      rationale.trim() === "" ? [breach("error", "rationale", "Rationale is empty", "Add explanation for correct answer")] : [],
  },
  {
    id: "ext_metadata_completeness",
    check: ({ metadata: { course_id, slo_ids, bloom_level, difficulty } }) =>
      Object.entries({ course_id, slo_ids, bloom_level, difficulty })
        .filter(([, value]) => value.length === 0)
        .map(([name]) => breach("warning", "metadata", `The field ${name} is empty`, "Fill it in")),
  },
  {
    id: "nbme_lead_in",
    check: ({ stem }) => (/\?\s*$/.test(stem) ? [] : [breach("warning", "stem", "Stem does not end in a question", "Ask one question")]),
  },
];

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;
