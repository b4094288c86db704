import { setTimeout as wait } from "node:timers/promises";
import { AppError, messageOf } from "freeform-rpg/kernel";
import pRetry from "p-retry";
import { z } from "zod";
import { inLog } from "./in-log.ts";
import { ModelError } from "./model-error.ts";
import type { ModelOptions } from "./model-options.ts";
import { renderAgain } from "./render-prompt.ts";
import type { Tally } from "./tally.ts";
import { traceCall } from "./trace-call.ts";
import type { ModelRequest, Provider } from "./tokens.ts";
import type { ModelReply } from "./model-reply.ts";
import type { Prompt } from "./prompt.ts";

/** The provider and the tier that a try may use. */
export interface AdmittedTry {
  readonly provider: Provider;
  readonly tier: Prompt["tier"];
  /** Whether the shorter input is sent. */
  readonly shorter: boolean;
}

/** The size of a request in characters. */
export interface Size {
  readonly characters: number;
  /** With the shorter input; `null` where there is none. */
  readonly shortCharacters: number | null;
}

/** The variable part of a request. */
export type RequestText = Pick<ModelRequest, "input" | "text" | "conversation">;

/** The parameters of a call. */
export interface CallOptions<T = unknown> {
  /** Parses answers. */
  readonly parser: z.ZodType<T>;
  readonly options: ModelOptions;
  /** The total number of tries while the provider is unavailable. */
  readonly patience: number;
  readonly tally: Tally;
  /** Admits the next try of a size, or throws. */
  readonly admit: (size: Size) => Promise<AdmittedTry>;
  /** The request with the shorter input; `null` where there is none. */
  readonly short: RequestText | null;
  /** Retracts text that was already streamed. */
  readonly discard: (reason: string, code: string) => void;
}

/** An answer: as it came, and parsed. */
export interface Answer<T> {
  readonly value: unknown;
  readonly parsed: T;
}

/** Asks until an answer parses, the tries are used up, or the error is not worth another try. Throws {@link ModelError}. */
export const askProvider = async <T>(request: ModelRequest<T>, callOptions: CallOptions<T>): Promise<Answer<T>> => {
  const { tries, backOff, longestWait } = callOptions.options;
  const most = Math.max(tries, callOptions.patience);
  const again = (error: Error, tried: number): boolean =>
    isWorthRetrying(error, callOptions.options) && tried < triesFor(error, callOptions);
  let problems: string | null = null;
  return pRetry(() => tryOnce(request, problems, callOptions), {
    retries: most - 1,
    minTimeout: backOff,
    maxTimeout: Math.max(backOff, longestWait),
    randomize: backOff > 0,
    signal: request.signal,
    shouldRetry: ({ error, attemptNumber }) => again(error, attemptNumber),
    onFailedAttempt: async ({ error, attemptNumber }) => {
      if (error instanceof Unusable) ({ problems } = error);
      if (again(error, attemptNumber)) await wait(retryAfter(error), undefined, { signal: request.signal });
    },
  });
};

const tryOnce = async <T>(request: ModelRequest<T>, problems: string | null, callOptions: CallOptions<T>): Promise<Answer<T>> => {
  const { tally, admit, discard, short, parser } = callOptions;
  request.signal.throwIfAborted();
  const [long, brief] = [addProblems(request, problems), short && addProblems(short, problems)];
  const size = { characters: long.text.length, shortCharacters: brief && brief.text.length };
  const { provider, tier, shorter } = await admit(size);
  let streamed = false;
  const onText = request.onText && ((piece: string) => void ((streamed = true), request.onText?.(piece)));
  const asked = { ...request, ...(shorter && brief ? brief : long), onText, prompt: { ...request.prompt, tier } };
  try {
    const reply = await tally.time(() => traceCall(provider, asked, () => complete(provider, asked)));
    return { value: reply.value, parsed: parseAnswer(parser, request.prompt, reply.value) };
  } catch (thrown) {
    if (streamed) discard("The model's answer could not be used.", "answer_unusable");
    throw request.signal.aborted ? request.signal.reason : thrown;
  }
};

/** The problems of the last answer come last, so that what precedes them stays in the vendor's cache. */
const addProblems = ({ input, text, conversation }: RequestText, problems: string | null): RequestText => {
  const add = (said: string): string => (problems === null ? said : renderAgain(said, problems));
  return { input, text: add(text), ...(conversation && { conversation: { ...conversation, tail: add(conversation.tail) } }) };
};

const complete = async (provider: Provider, request: ModelRequest): Promise<ModelReply> => {
  try {
    return await provider.complete(request);
  } catch (thrown) {
    throw toModelError(thrown, provider);
  }
};

/** An answer that does not parse. */
class Unusable extends ModelError {
  readonly problems: string;
  constructor(promptId: string, problems: string) {
    super("model_output_invalid", `The model's answer to "${promptId}" does not have the right shape:\n${problems}`, { retryable: true });
    this.problems = problems;
  }
}

const parseAnswer = <T>(parser: z.ZodType<T>, prompt: Prompt, value: unknown): T => {
  const parsed = parser.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Unusable(prompt.id, z.prettifyError(parsed.error));
};

const toModelError = (thrown: unknown, { name }: Provider): AppError =>
  thrown instanceof AppError
    ? thrown
    : new ModelError("model_unavailable", `The model provider "${name}" failed. ${inLog}`, { cause: thrown, detail: messageOf(thrown) });

/** An answer that cannot be used was paid for: patience is for waiting alone. */
const triesFor = (error: Error, { options, patience }: CallOptions): number =>
  error instanceof ModelError && error.code === "model_unavailable" ? patience : options.tries;

const retryAfter = (error: Error): number => (error instanceof ModelError ? (error.retryAfterMs ?? 0) : 0);

const isWorthRetrying = (error: Error, { longestWait }: ModelOptions): boolean =>
  error instanceof ModelError && error.retryable && retryAfter(error) <= longestWait;
