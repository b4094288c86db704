import { AppError } from "freeform-rpg/kernel";
import type { Observer } from "freeform-rpg/kernel";
import { SpanStatusCode, trace } from "@opentelemetry/api";
import type { Attributes, Span } from "@opentelemetry/api";

/** Makes a span of each run and, below it, of each stage. Without a registered SDK it costs nothing. */
export const traceRuns: Observer = ({ pipeline, runId, stage }, work) => {
  const name = stage === null ? `run ${pipeline}` : `stage ${stage}`;
  const attributes: Attributes = {
    "freeform.pipeline": pipeline,
    "freeform.run.id": runId,
    ...(stage !== null && { "freeform.stage": stage }),
  };
  return trace.getTracer("freeform-rpg").startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (thrown) {
      markFailed(span, thrown);
      throw thrown;
    } finally {
      span.end();
    }
  });
};

/** The code alone: an error's message may hold what players wrote. */
const markFailed = (span: Span, thrown: unknown): void => {
  span.setAttribute("error.type", codeOf(thrown));
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** A failure's code; `unexpected` where it has none. */
export const codeOf = (thrown: unknown): string => (thrown instanceof AppError ? thrown.code : "unexpected");
