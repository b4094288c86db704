import { contribute, definePlugin } from "freeform-rpg/kernel";
import { offlineAnswers } from "freeform-rpg/plugins/models/core";
import { interpreterPrompt } from "freeform-rpg/plugins/turn/interpreter/lib";
import type { InterpreterInput } from "freeform-rpg/plugins/turn/interpreter";

/** Reads a player's text by rules and the words of the action catalogue. */
export default definePlugin({
  name: "interpreter-offline",
  create: () => ({
    contributes: [
      contribute(offlineAnswers, {
        promptId: interpreterPrompt.id,
        answer: async (input: InterpreterInput) => (await import("./interpret.ts")).interpret(input),
      }),
    ],
  }),
});
