import type { Plugin } from "graphql-yoga";
import { isAsyncIterable } from "graphql-yoga";
import { getOperationAST } from "graphql";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { maskError } from "./mask-error.ts";

/** The API's metrics for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  readonly operations: Counter<"kind">;
  readonly repeated: Counter;
  readonly seconds: Histogram<"kind">;
  readonly errors: Counter<"code">;
  readonly blocked: Counter;
  readonly started: Counter;
  readonly ended: Counter;
}

/** Counts from zero. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const startedAt = Date.now();
  void new Gauge({
    name: "freeform_uptime_seconds",
    help: "Seconds since start.",
    registers,
    collect() {
      this.set(Math.round((Date.now() - startedAt) / 1000));
    },
  });
  return {
    registry,
    operations: new Counter({ name: "freeform_operations_total", help: "GraphQL operations, by kind.", labelNames: ["kind"], registers }),
    repeated: new Counter({
      name: "freeform_repeated_queries_total",
      help: "Queries, among the operations, that were read again as an equal request before them was.",
      registers,
    }),
    seconds: new Histogram({
      name: "freeform_operation_seconds",
      help: "How long queries and mutations took.",
      labelNames: ["kind"],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
      registers,
    }),
    errors: new Counter({ name: "freeform_errors_total", help: "Errors in answers, by code.", labelNames: ["code"], registers }),
    blocked: new Counter({
      name: "freeform_event_loop_blocked_total",
      help: "Number of times that the event loop was blocked for at least 200 ms.",
      registers,
    }),
    started: new Counter({ name: "freeform_subscriptions_started_total", help: "Subscriptions that began.", registers }),
    ended: new Counter({ name: "freeform_subscriptions_ended_total", help: "Subscriptions that ended.", registers }),
  };
};

/** Counts operations, subscriptions and errors, and measures how long operations take. */
export const countOperations = (metrics: Metrics): Plugin => ({
  onExecute({ args }) {
    const kind = getOperationAST(args.document, args.operationName)?.operation ?? "query";
    metrics.operations.inc({ kind });
    const end = metrics.seconds.startTimer({ kind });
    return {
      onExecuteDone: ({ result }) => {
        end();
        countErrors(metrics, result);
      },
    };
  },
  onSubscribe() {
    metrics.started.inc();
    return {
      onSubscribeResult: ({ result }) => {
        countErrors(metrics, result);
        return { onEnd: () => metrics.ended.inc() };
      },
    };
  },
});

/** Errors are counted by the code that clients will see, which masking gives them later. */
const toClientCode = maskError(() => undefined);

const countErrors = ({ errors }: Metrics, result: unknown): void => {
  if (isAsyncIterable(result) || typeof result !== "object" || result === null || !("errors" in result)) return;
  if (!Array.isArray(result.errors)) return;
  for (const error of result.errors) errors.inc({ code: String(toClientCode(error).extensions["code"]) });
};
