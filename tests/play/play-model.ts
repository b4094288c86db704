import { provide, Runner } from "freeform-rpg/kernel";
import type { Provider } from "freeform-rpg/kernel";
import { createOffline } from "freeform-rpg/plugins/offline/model/lib";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import type { ModelRequest } from "freeform-rpg/plugins/models/core";
import { interpreterPrompt } from "freeform-rpg/plugins/turn/interpreter/lib";

/** A model that interprets by rules or by recording, and keeps what the interpreter's prompt was given. */
export interface PlayModel {
  readonly provider: Provider;
  /** Sets the recorded interpretation of the next sentence; `undefined` for the offline one. */
  answer(interpretation: unknown): void;
  /** The interpreter's last request. */
  asked(): ModelRequest | undefined;
}

/** Makes the model of the evaluation. */
export const createPlayModel = (): PlayModel => {
  let recorded: unknown;
  let request: ModelRequest | undefined;
  const provider = provide(ModelProvider, {
    uses: { runner: Runner },
    create: ({ runner }) => {
      const offline = createOffline(runner);
      return {
        name: "play",
        notice: "Interpretations are made by rules or recorded, for measurements.",
        free: true,
        complete: async (made) => {
          if (made.prompt.id !== interpreterPrompt.id) return offline.complete(made);
          request = made;
          if (recorded === undefined) return offline.complete(made);
          return { value: recorded, model: "recorded", inputTokens: 0, outputTokens: 0, cost: 0 };
        },
      };
    },
  });
  return { provider, answer: (interpretation) => void (recorded = interpretation), asked: () => request };
};
