import { definePlugin, tapCollect } from "freeform-rpg/kernel";
import { judgeNarration } from "freeform-rpg/plugins/turn/narrator";
import { z } from "zod";

/** Has a sentence written again when a word in it does not belong to the campaign's time. */
export default definePlugin({
  name: "period",
  options: z.object({ forbid: z.array(z.string()) }),
  create: ({ forbid }) => ({
    taps: [
      tapCollect(judgeNarration, ({ draft }) =>
        forbid.flatMap((word) => {
          const start = draft.final_text.toLowerCase().indexOf(word);
          return start < 0
            ? []
            : [
                {
                  rule_id: "anachronism",
                  message: `The word "${word}" does not belong to this time.`,
                  severity: "error",
                  suggestion: "Leave it out.",
                  location: { start, end: start + word.length },
                },
              ];
        }),
      ),
    ],
  }),
});
