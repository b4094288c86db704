import { provide, Runner } from "freeform-rpg/kernel";
import type { Provider } from "freeform-rpg/kernel";
import { createOffline } from "freeform-rpg/plugins/offline/model/lib";
import { ModelProvider } from "freeform-rpg/plugins/models/core";

/** A model that answers some prompts by a script and the others offline. */
export interface PartlyScripted {
  readonly provision: Provider;
  /** Sets the answers by prompt id that hold until the next call. */
  answer(byPrompt: Readonly<Record<string, unknown>>): void;
  /** Does something before the next answer to a prompt, which waits for it. */
  before(promptId: string, act: () => Promise<unknown>): void;
}

/** Makes a model without any scripted answer. */
export function createPartlyScripted(): PartlyScripted {
  let answers: Readonly<Record<string, unknown>> = {};
  const acts = new Map<string, () => Promise<unknown>>();
  const provision = provide(ModelProvider, {
    uses: { runner: Runner },
    create: ({ runner }) => {
      const offline = createOffline(runner);
      return {
        name: "partly-scripted",
        notice: "Some answers are scripted for tests.",
        complete: async (request) => {
          const act = acts.get(request.prompt.id);
          acts.delete(request.prompt.id);
          await act?.();
          return request.prompt.id in answers
            ? { value: answers[request.prompt.id], model: "scripted", inputTokens: 0, outputTokens: 0, cost: 0 }
            : offline.complete(request);
        },
      };
    },
  });
  return { provision, answer: (byPrompt) => void (answers = byPrompt), before: (promptId, act) => void acts.set(promptId, act) };
}
