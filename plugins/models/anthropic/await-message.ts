import type { Message, RawMessageStreamEvent, StopReason } from "@anthropic-ai/sdk/resources/messages";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import type { PaidReply } from "freeform-rpg/plugins/models/core";

/** A message that is to arrive. */
export interface ArrivingMessage {
  /** Its text, piece by piece. */
  read(events: AsyncIterable<RawMessageStreamEvent>): AsyncIterable<string>;
  /** The usage charged so far; `null` before the message began. */
  paid(): PaidReply | null;
  /** The result after all of it is read. Throws when it was cut off, refused or interrupted. */
  finish(maxTokens: number): PaidReply;
  /** What a message that did not stream was charged. */
  whole(message: Message): PaidReply;
}

/** Awaits a message: its text, what it cost and how it ended. */
export const awaitMessage = (): ArrivingMessage => {
  const seen: AnswerState = { model: "", input: 0, output: 0, cacheRead: 0, cacheWrite: 0, cacheWriteHour: 0, stop: null };
  return {
    read: (events) => readPieces(events, seen),
    paid: () => (seen.model === "" ? null : paidFor(seen)),
    finish: (maxTokens) => {
      const paid = paidFor(seen);
      refuse(seen.stop, maxTokens, paid);
      return paid;
    },
    whole: (message) => {
      noteStart(message, seen);
      return paidFor({ ...seen, output: message.usage.output_tokens });
    },
  };
};

interface AnswerState {
  model: string;
  input: number;
  output: number;
  cacheRead: number;
  cacheWrite: number;
  cacheWriteHour: number;
  stop: StopReason | null;
}

async function* readPieces(events: AsyncIterable<RawMessageStreamEvent>, seen: AnswerState): AsyncGenerator<string> {
  for await (const event of events) {
    note(event, seen);
    if (event.type === "content_block_delta" && event.delta.type === "text_delta") yield event.delta.text;
  }
}

const note = (event: RawMessageStreamEvent, seen: AnswerState): void => {
  if (event.type === "message_start") noteStart(event.message, seen);
  // The counts of a delta are totals, not differences.
  if (event.type === "message_delta") Object.assign(seen, { output: event.usage.output_tokens, stop: event.delta.stop_reason });
};

const noteStart = ({ model, usage }: Message, seen: AnswerState): void => {
  Object.assign(seen, {
    model,
    input: usage.input_tokens,
    output: usage.output_tokens,
    cacheRead: usage.cache_read_input_tokens ?? 0,
    cacheWrite: usage.cache_creation_input_tokens ?? 0,
    cacheWriteHour: usage.cache_creation?.ephemeral_1h_input_tokens ?? 0,
  });
};

const paidFor = ({ model, input, output, cacheRead, cacheWrite, cacheWriteHour }: AnswerState): PaidReply => ({
  model,
  inputTokens: input + cacheRead + cacheWrite,
  outputTokens: output,
  cacheReadTokens: cacheRead,
  cacheWriteTokens: cacheWrite,
  ...(cacheWriteHour > 0 && { cacheWriteHourTokens: cacheWriteHour }),
  cost: null,
});

const refuse = (stop: StopReason | null, maxTokens: number, paid: PaidReply): void => {
  if (stop === null)
    throw new ModelError("model_unavailable", "The model's answer broke off in the middle.", {
      retryable: true,
      paid: paid.model === "" ? null : paid,
    });
  if (stop === "max_tokens") {
    const message = `The model's answer was cut off at ${maxTokens} tokens. Raise "maxTokens" of the plugin "model-anthropic" if it happens often.`;
    throw new ModelError("model_output_invalid", message, { tooLarge: true, paid });
  }
  if (stop === "refusal") throw new ModelError("model_refused", "The model declined to answer this. Say it in another way.", { paid });
  if (stop === "model_context_window_exceeded")
    throw new ModelError("model_output_invalid", "The prompt is longer than the model can read. Choose a model with a larger context.", {
      tooLarge: true,
      paid,
    });
};
