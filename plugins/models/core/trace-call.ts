import { AppError } from "freeform-rpg/kernel";
import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { Span } from "@opentelemetry/api";
import type { ModelRequest, Provider } from "./tokens.ts";
import type { ModelReply } from "./model-reply.ts";

/**
 * Makes a span of one request to a provider, with the attributes of OpenTelemetry's conventions for generative models. It holds neither
 * the prompt nor the answer: both are full of what players may not know. Without a registered SDK it costs nothing.
 */
export const traceCall = ({ name }: Provider, { prompt, schema }: ModelRequest, work: () => Promise<ModelReply>): Promise<ModelReply> => {
  const attributes = {
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": name,
    "gen_ai.output.type": schema ? "json" : "text",
    "freeform.prompt.id": prompt.id,
    "freeform.prompt.version": prompt.version,
    "freeform.tier": prompt.tier,
  };
  return trace.getTracer("freeform-rpg").startActiveSpan("chat", { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      const reply = await work();
      describeReply(span, reply);
      return reply;
    } catch (thrown) {
      span.setAttribute("error.type", thrown instanceof AppError ? thrown.code : "unexpected");
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw thrown;
    } finally {
      span.end();
    }
  });
};

const describeReply = (span: Span, { model, inputTokens, outputTokens, cacheReadTokens = 0 }: ModelReply): void => {
  span.updateName(`chat ${model}`);
  span.setAttributes({
    "gen_ai.response.model": model,
    "gen_ai.usage.input_tokens": inputTokens,
    "gen_ai.usage.output_tokens": outputTokens,
    "gen_ai.usage.cache_read.input_tokens": cacheReadTokens,
  });
};
