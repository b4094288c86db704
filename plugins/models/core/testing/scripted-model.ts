import type { Provider } from "freeform-rpg/kernel";
import { provideValue } from "freeform-rpg/kernel";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { ModelError, streamedText } from "freeform-rpg/plugins/models/core/lib";
import type { ModelReply, ModelRequest } from "freeform-rpg/plugins/models/core";

/** A value, or a function of the request and of how often the prompt was asked before. A function may throw or wait. */
export type ScriptedAnswer = object | string | ((request: ModelRequest, nth: number) => unknown);

/** A provision of the model provider, with every request it was asked. */
export interface ScriptedModel extends Provider {
  readonly requests: readonly ModelRequest[];
  /** The number of calls, in all or for one prompt. */
  count(promptId?: string): number;
}

/** The options of a scripted model. */
export interface ScriptOptions {
  /** Whether `requests` holds what was asked. Default true; false for measurements of thousands of turns, whose memory they would fill. */
  readonly keeps?: boolean;
}

/**
 * A provider that answers by prompt id. A streamed field and a plain text arrive word by word. A prompt without an answer fails with a
 * `model_unavailable` that names it.
 */
export const scriptedModel = (answers: Readonly<Record<string, ScriptedAnswer>>, { keeps = true }: ScriptOptions = {}): ScriptedModel => {
  const requests: ModelRequest[] = [];
  const counts = new Map<string, number>();
  const count = (promptId?: string) => (promptId === undefined ? sum([...counts.values()]) : (counts.get(promptId) ?? 0));
  const complete = async (request: ModelRequest): Promise<ModelReply> => {
    const nth = count(request.prompt.id);
    counts.set(request.prompt.id, nth + 1);
    if (keeps) requests.push(request);
    const answer = answers[request.prompt.id];
    if (answer === undefined) throw new ModelError("model_unavailable", `The scripted model has no answer to "${request.prompt.id}".`);
    const value = typeof answer === "function" ? await answer(request, nth) : answer;
    streamWords(request, value);
    return { value, model: "scripted", inputTokens: 100, outputTokens: 50, cost: 0.001 };
  };
  const provision = provideValue(ModelProvider, { name: "scripted", notice: "Answers are scripted for tests.", complete });
  return { ...provision, requests, count };
};

/** One answer after another; the last one stays. An answer that is an error is thrown. */
export const inTurn =
  (...answers: readonly ScriptedAnswer[]): ScriptedAnswer =>
  (request, nth) => {
    const answer = answers[Math.min(nth, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return typeof answer === "function" ? answer(request, nth) : answer;
  };

/** Never answers; ends only when the call is aborted. */
export const stalled: ScriptedAnswer = ({ signal }: ModelRequest) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const streamWords = (request: ModelRequest, value: unknown): void => {
  for (const piece of streamedText(request, value)?.match(/\S+\s*/g) ?? []) request.onText?.(piece);
};
