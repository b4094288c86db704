export { QuestionDraft } from "./question-draft.ts";
export { lengthBound, questionRules } from "./question-rules.ts";
