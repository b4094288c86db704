import { definePlugin, contribute, tapCollect } from "freeform-rpg/kernel";
import { Models, offlineAnswers, prompts } from "freeform-rpg/plugins/models/core";
import { judgeNarration } from "freeform-rpg/plugins/turn/narrator";
import type { DraftReview } from "./draft-review.ts";
import { z } from "zod";
import { prompt } from "./prompt.ts";
import { reviewDraft } from "./review-draft.ts";

const Options = z
  .strictObject({
    /** Whether a model reviews drafts of narration: one more call of the cheap tier for each draft. */
    enabled: z.boolean().default(false),
  })
  .prefault({});

/** Asks a model to compare each draft with what was decided, after the checks that call no model. */
export default definePlugin({
  name: "narration-reviewer",
  options: Options,
  create: ({ enabled }) => ({
    taps: enabled
      ? [
          tapCollect(judgeNarration, (draft, { used }, call) => reviewDraft(draft, used.models, call), {
            order: "post",
            uses: { models: Models },
          }),
        ]
      : [],
    contributes: [
      contribute(prompts, prompt),
      // There is no model to review offline.
      contribute(offlineAnswers, { promptId: prompt.id, answer: (): DraftReview => ({ contradictions: [] }) }),
    ],
  }),
});
