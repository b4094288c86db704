import { definePlugin, provide } from "freeform-rpg/kernel";
import { createRuleRegistry, createSelfCorrection } from "freeform-rpg/plugins/policy/self-correction/lib";
import { QuestionDraft } from "./question-draft.ts";
import { questionRules } from "./question-rules.ts";
import { Questions } from "./tokens.ts";

const now = (): string => new Date().toISOString();

/** Examination questions that correct themselves. */
export default definePlugin({
  name: "question-drafts",
  create: () => ({
    services: [
      provide(Questions, {
        create: () => {
          const { validate } = createRuleRegistry<QuestionDraft>({ rules: questionRules, idOf: ({ id }) => id, now });
          return {
            validate,
            correctWith: (ask, max_attempts = 2) => createSelfCorrection({ schema: QuestionDraft, validate, ask, now, max_attempts }),
          };
        },
      }),
    ],
  }),
});
