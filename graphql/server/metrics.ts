import type { Plugin } from "graphql-yoga";
import { isAsyncIterable } from "graphql-yoga";
import { getOperationAST } from "graphql";
import { maskError } from "./mask-error.ts";

/** Counters that Prometheus reads. */
export interface Metrics {
  add(name: "operations" | "errors" | "subscriptions_started" | "subscriptions_ended", label?: string): void;
  /** All counters as Prometheus text. */
  print(): string;
}

const helps = {
  operations: "GraphQL operations, by kind.",
  errors: "Errors in answers, by code.",
  subscriptions_started: "Subscriptions that began.",
  subscriptions_ended: "Subscriptions that ended.",
} as const;

const labels = { operations: "kind", errors: "code", subscriptions_started: null, subscriptions_ended: null } as const;

/** Counts from zero. */
export const createMetrics = (): Metrics => {
  const counts = new Map<string, number>();
  const startedAt = Date.now();
  return {
    add(name, label) {
      const key = `freeform_${name}_total${labels[name] && label ? `{${labels[name]}="${label}"}` : ""}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    print() {
      const lines = Object.entries(helps).flatMap(([name, help]) => printOne(counts, `freeform_${name}_total`, help));
      const uptime = ["# HELP freeform_uptime_seconds Seconds since start.", "# TYPE freeform_uptime_seconds gauge"];
      return [...lines, ...uptime, `freeform_uptime_seconds ${Math.round((Date.now() - startedAt) / 1000)}`, ""].join("\n");
    },
  };
};

const printOne = (counts: ReadonlyMap<string, number>, name: string, help: string): string[] => {
  const found = [...counts].filter(([key]) => key.split("{")[0] === name).map(([key, count]) => `${key} ${count}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} counter`, ...found];
};

/** Counts operations, subscriptions and errors. */
export const countOperations = (metrics: Metrics): Plugin => ({
  onExecute({ args }) {
    metrics.add("operations", getOperationAST(args.document, args.operationName)?.operation);
    return { onExecuteDone: ({ result }) => countErrors(metrics, result) };
  },
  onSubscribe() {
    metrics.add("subscriptions_started");
    return {
      onSubscribeResult: ({ result }) => {
        countErrors(metrics, result);
        return { onEnd: () => metrics.add("subscriptions_ended") };
      },
    };
  },
});

/** Errors are counted by the code that clients will see, which masking gives them later. */
const toClientCode = maskError(() => undefined);

const countErrors = (metrics: Metrics, result: unknown): void => {
  if (isAsyncIterable(result) || typeof result !== "object" || result === null || !("errors" in result)) return;
  if (!Array.isArray(result.errors)) return;
  for (const error of result.errors) metrics.add("errors", String(toClientCode(error).extensions["code"]));
};
