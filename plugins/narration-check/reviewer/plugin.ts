import { Runner, definePlugin, contribute, tapChange } from "freeform-rpg/kernel";
import { Models, offlineAnswers, prompts } from "freeform-rpg/plugins/models/core";
import { inspectNarration } from "freeform-rpg/plugins/turn/narrator";
import type { SecondVote } from "freeform-rpg/schemas";
import { z } from "zod";
import { inspectText } from "./inspect.ts";
import { reviewPrompt, votePrompt } from "./prompts.ts";
import { verdictSources } from "./verdict-sources.ts";

const Options = z
  .strictObject({
    /** Whether narrations are reviewed: one call of the cheap tier for each turn, and a second one where a verdict would block. */
    enabled: z.boolean().default(true),
  })
  .prefault({});

/**
 * Reviews each complete narration with a model: verdicts that code confirms, which events it covers, details to remember, changes of threads,
 * and suggestions. Without a model the offline answer has suggestions alone.
 */
export default definePlugin({
  name: "narration-reviewer",
  options: Options,
  create: ({ enabled }) => ({
    taps: enabled
      ? [
          tapChange(
            inspectNarration,
            async (findings, { used, ...turn }, call) => ({
              ...findings,
              ...(await inspectText(
                turn,
                used.models,
                call,
                used.runner.read(verdictSources).map(({ value }) => value),
              )),
            }),
            { uses: { models: Models, runner: Runner } },
          ),
        ]
      : [],
    contributes: [
      contribute(prompts, reviewPrompt),
      contribute(prompts, votePrompt),
      // Offline no verdict is voted on.
      contribute(offlineAnswers, { promptId: votePrompt.id, answer: (): SecondVote => ({ votes: [] }) }),
    ],
  }),
});
