import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import type { ModelReply, ModelRequest, Prompt, Provider } from "freeform-rpg/plugins/models/core";
import { z } from "zod";

/** The default request of {@link tryProvider}. */
export const trialPrompt = { id: "test/echo", version: "1", tier: "cheap", text: "Say it." } as const satisfies Prompt;

/** A provider under trial. */
export interface ProviderTrial {
  /** Asks for `{said, count}` and streams `said`. */
  ask(more?: Partial<ModelRequest>): Promise<ModelReply>;
  /** Has the provider cache the beginning of the same request. */
  prewarm(more?: Partial<ModelRequest>): Promise<ModelReply | undefined>;
  /** The error of a request; throws when it does not fail, or fails with something else than a `ModelError`. */
  fail(more?: Partial<ModelRequest>): Promise<ModelError>;
  /** The streamed text so far, piece by piece. */
  readonly told: readonly string[];
  readonly stop: AbortController;
}

/** Asks a provider as the gateway does, for tests of providers. */
export const tryProvider = (provider: Provider): ProviderTrial => {
  const told: string[] = [];
  const stop = new AbortController();
  const requestOf = (more: Partial<ModelRequest>): ModelRequest => ({
    prompt: trialPrompt,
    input: {},
    text: `${trialPrompt.text}\n\n<input>hello</input>`,
    schema: z.object({ said: z.string().min(1), count: z.number().default(0) }),
    signal: stop.signal,
    seed: "s",
    stream: "said",
    onText: (piece) => void told.push(piece),
    ...more,
  });
  const ask = (more: Partial<ModelRequest> = {}) => provider.complete(requestOf(more));
  const fail = async (more?: Partial<ModelRequest>): Promise<ModelError> => {
    const outcome: unknown = await ask(more).catch((thrown: unknown) => thrown);
    if (outcome instanceof ModelError) return outcome;
    throw new Error("The provider was to fail with a ModelError, and did not.", { cause: outcome });
  };
  return { ask, prewarm: async (more = {}) => provider.prewarm?.(requestOf(more)), fail, told, stop };
};
