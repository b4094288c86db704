import { provide, Runner } from "freeform-rpg/kernel";
import type { Provider } from "freeform-rpg/kernel";
import { createOffline } from "freeform-rpg/plugins/offline/model/lib";
import { ModelProvider } from "freeform-rpg/plugins/models/core";

/** A model that answers some prompts by a script and the others offline. */
export interface PartlyScripted {
  readonly provision: Provider;
  /** Sets the answers by prompt id that hold until the next call. */
  answer(byPrompt: Readonly<Record<string, unknown>>): void;
}

/** Makes a model without any scripted answer. */
export function createPartlyScripted(): PartlyScripted {
  let answers: Readonly<Record<string, unknown>> = {};
  const provision = provide(ModelProvider, {
    uses: { runner: Runner },
    create: ({ runner }) => {
      const offline = createOffline(runner);
      return {
        name: "partly-scripted",
        notice: "Some answers are scripted for tests.",
        complete: async (request) =>
          request.prompt.id in answers
            ? { value: answers[request.prompt.id], model: "scripted", inputTokens: 0, outputTokens: 0, cost: 0 }
            : offline.complete(request),
      };
    },
  });
  return { provision, answer: (byPrompt) => void (answers = byPrompt) };
}
