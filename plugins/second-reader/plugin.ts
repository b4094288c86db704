import { definePlugin, give, tapCollect } from "freeform-rpg/kernel";
import { Models, offlineAnswers, prompts } from "freeform-rpg/plugins/models";
import { judgeNarration } from "freeform-rpg/plugins/narrator";
import type { SecondReading } from "freeform-rpg/schemas";
import { z } from "zod";
import { prompt } from "./prompt.ts";
import { readAgain } from "./read-again.ts";

const Options = z
  .strictObject({
    /** Whether drafts of narration are read a second time, by a model: one more call of the cheap tier for each draft. */
    reads: z.boolean().default(false),
  })
  .prefault({});

/** A model that reads every draft beside what was decided, behind the judges that ask no model. */
export default definePlugin({
  name: "second-reader",
  options: Options,
  create: ({ reads }) => ({
    taps: reads
      ? [
          tapCollect(judgeNarration, (draft, { used }, call) => readAgain(draft, used.models, call), {
            order: "post",
            uses: { models: Models },
          }),
        ]
      : [],
    gifts: [
      give(prompts, prompt),
      // Offline nobody reads: there is no one who could.
      give(offlineAnswers, { promptId: prompt.id, answer: (): SecondReading => ({ contradictions: [] }) }),
    ],
  }),
});
