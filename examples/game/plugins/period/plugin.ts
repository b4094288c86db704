import { definePlugin, tapCollect } from "freeform-rpg/kernel";
import { judgeNarration } from "freeform-rpg/plugins/turn/narrator";
import { z } from "zod";

/** Violations, one for each word that does not belong to the time of the campaign. */
export const findModernWords = (text: string, forbid: readonly string[]) =>
  forbid.flatMap((word) => {
    const start = text.toLowerCase().indexOf(word);
    if (start < 0) return [];
    const message = `The word "${word}" does not belong to this time.`;
    return [
      {
        rule_id: "anachronism",
        message,
        severity: "error" as const,
        suggestion: "Leave it out.",
        location: { start, end: start + word.length },
      },
    ];
  });

/** Has a sentence written again when a word in it does not belong to the time of the campaign. */
export default definePlugin({
  name: "period",
  options: z.object({ forbid: z.array(z.string()) }),
  create: ({ forbid }) => ({ taps: [tapCollect(judgeNarration, ({ draft }) => findModernWords(draft.final_text, forbid))] }),
});
