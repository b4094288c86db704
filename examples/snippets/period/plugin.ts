import { definePlugin, tapCollect } from "freeform-rpg/kernel";
import { judgeNarration } from "freeform-rpg/plugins/turn/narrator";
import { z } from "zod";

/** Sends narration back to the narrator when a word does not belong to the campaign's time. */
export default definePlugin({
  name: "period",
  options: z.object({ forbid: z.array(z.string()) }),
  create: ({ forbid }) => ({
    taps: [
      tapCollect(judgeNarration, ({ draft }) =>
        forbid
          .filter((word) => draft.final_text.toLowerCase().includes(word))
          .map((word) => ({
            rule_id: "anachronism",
            message: `The word "${word}" does not belong to this time.`,
            severity: "error",
            suggestion: "Leave it out.",
          })),
      ),
    ],
  }),
});
