import { definePlugin, tapCollect } from "freeform-rpg/kernel";
import { judgeNarration } from "freeform-rpg/plugins/turn/narrator";
import { describeSituation } from "./describe-situation.ts";

/** A text that was checked, with the situation of its turn. */
export interface RecordedDraft {
  readonly situation: ReturnType<typeof describeSituation>;
  readonly text: string;
}

/** Keeps every text that is checked, in order; each text of a turn once. */
export const createRecorder = () => {
  const drafts: RecordedDraft[] = [];
  const plugin = definePlugin({
    name: "narration-recorder",
    create: () => ({
      taps: [
        tapCollect(judgeNarration, (draft) => {
          const text = draft.draft.final_text;
          if (drafts.every((one) => one.text !== text)) drafts.push({ situation: describeSituation(draft), text });
          return [];
        }),
      ],
    }),
  });
  return { plugin, take: (): readonly RecordedDraft[] => drafts.splice(0) };
};
