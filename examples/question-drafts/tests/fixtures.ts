import type { QuestionDraft } from "../question-draft.ts";

/** Breaks three rules: a negation in the stem, an absolute term, an empty rationale. */
export const draftWithErrors: QuestionDraft = {
  id: "draft-uuid-1",
  type: "single_best_answer",
  vignette: "A patient presents with chest pain.",
  stem: "Which of the following is NOT a treatment for MI?",
  options: [
    { key: "A", text: "Always administer aspirin" },
    { key: "B", text: "PCI" },
    { key: "C", text: "Antibiotics" },
    { key: "D", text: "Thrombolytics" },
    { key: "E", text: "Beta blockers" },
  ],
  correct_answer: "C",
  rationale: "",
  metadata: {
    course_id: "course-uuid-1",
    slo_ids: ["slo-uuid-1"],
    concept_ids: [],
    bloom_level: "Apply",
    difficulty: "medium",
    usmle_system: "Cardiovascular",
    usmle_discipline: "Internal Medicine",
    keywords: [],
  },
};

/** Those three mended, and the options' lengths now give the answer away. */
export const partlyCorrected: QuestionDraft = {
  ...draftWithErrors,
  stem: "Which of the following is the most appropriate treatment for acute MI?",
  options: [
    { key: "A", text: "Administer aspirin and prepare for PCI" },
    { key: "B", text: "PCI alone" },
    { key: "C", text: "Antibiotics" },
    { key: "D", text: "Thrombolytics" },
    { key: "E", text: "Beta blockers" },
  ],
  rationale: "Aspirin and PCI are first-line treatments for acute MI per AHA guidelines.",
};

/** Breaks nothing. */
export const fullyCorrected: QuestionDraft = {
  ...partlyCorrected,
  options: [
    { key: "A", text: "Administer aspirin and prepare for PCI" },
    { key: "B", text: "Administer thrombolytics within 30 minutes" },
    { key: "C", text: "Prescribe broad-spectrum antibiotics" },
    { key: "D", text: "Start IV nitroglycerin infusion" },
    { key: "E", text: "Initiate beta-blocker therapy" },
  ],
};
