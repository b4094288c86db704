import type { AIMessageChunk } from "@langchain/core/messages";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import type { PaidReply } from "freeform-rpg/plugins/models/core";
import { z } from "zod";

/** The parameters of awaiting an answer. */
export interface AnswerOptions {
  readonly model: string;
  readonly maxTokens: number;
}

/** An answer that is to arrive. */
export interface ArrivingChunks {
  /** Its text, piece by piece. */
  read(chunks: AsyncIterable<AIMessageChunk>): AsyncIterable<string>;
  /** The cost of the answer so far; `null` while the vendor has not reported it. */
  paid(): PaidReply | null;
  /** The result after all of it is read. Throws when it was cut off, refused or interrupted. */
  finish(): PaidReply;
}

interface AnswerState {
  usage: PaidReply | null;
  reason: string | null;
  refused: boolean;
}

/** Awaits an answer: its text, what it cost and how it ended. */
export const awaitChunks = ({ model, maxTokens }: AnswerOptions): ArrivingChunks => {
  const seen: AnswerState = { usage: null, reason: null, refused: false };
  return {
    read: async function* (chunks) {
      for await (const chunk of chunks) {
        note(chunk, model, seen);
        if (chunk.text !== "") yield chunk.text;
      }
    },
    paid: () => seen.usage,
    finish: () => {
      refuse(seen, maxTokens);
      return seen.usage ?? { model, inputTokens: 0, outputTokens: 0, cost: null };
    },
  };
};

const RawChunk = z.object({ choices: z.array(z.object({ delta: z.object({ refusal: z.string().min(1) }) })).min(1) });

const note = (chunk: AIMessageChunk, model: string, seen: AnswerState): void => {
  if (RawChunk.safeParse(chunk.additional_kwargs["__raw_response"]).success) seen.refused = true;
  const { finish_reason, done_reason } = chunk.response_metadata;
  const reason: unknown = finish_reason ?? done_reason;
  if (typeof reason === "string") seen.reason = reason;
  const usage = chunk.usage_metadata;
  if (!usage?.input_tokens && !usage?.output_tokens) return;
  seen.usage = {
    model,
    inputTokens: usage.input_tokens,
    outputTokens: usage.output_tokens,
    cacheReadTokens: usage.input_token_details?.cache_read ?? 0,
    cacheWriteTokens: usage.input_token_details?.cache_creation ?? 0,
    cost: null,
  };
};

const refuse = ({ reason, refused, usage: paid }: AnswerState, maxTokens: number): void => {
  if (reason === null) throw new ModelError("model_unavailable", "The model's answer broke off in the middle.", { retryable: true, paid });
  if (reason === "length") {
    const message = `The model's answer was cut off at ${maxTokens} tokens. Raise "maxTokens" of the plugin "model-langchain" if it happens often.`;
    throw new ModelError("model_output_invalid", message, { tooLarge: true, paid });
  }
  if (refused || reason === "content_filter")
    throw new ModelError("model_refused", "The model declined to answer this. Say it in another way.", { paid });
};
