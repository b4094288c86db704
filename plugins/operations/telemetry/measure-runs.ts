import type { Observer, ErrorReporter } from "freeform-rpg/kernel";
import type { Receipt } from "freeform-rpg/schemas";
import { Counter, Histogram, Registry } from "prom-client";
import { codeOf } from "./trace-runs.ts";

/** The Prometheus metrics of runs and model calls. */
export interface Measures {
  readonly observe: Observer;
  /** Counts problems outside of runs. */
  readonly count: ErrorReporter;
  /** Counts a paid call. */
  add(receipt: Receipt): void;
  /** Everything as Prometheus text. */
  print(): Promise<string>;
}

/** Upper bounds in seconds: a stage of code takes milliseconds, one of a model seconds, one over a book minutes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1200];

/** Measures from zero. */
export const createMeasures = (): Measures => {
  const registry = new Registry();
  const registers = [registry];
  const seconds = new Histogram({
    name: "freeform_run_seconds",
    help: "How long runs and their stages took; `stage` is empty for the run as a whole.",
    labelNames: ["pipeline", "stage", "outcome"],
    buckets,
    registers,
  });
  const addCall = countCalls(registers);
  const observe: Observer = async ({ pipeline, stage }, work) => {
    const end = seconds.startTimer({ pipeline, stage: stage ?? "" });
    try {
      const done = await work();
      end({ outcome: "finished" });
      return done;
    } catch (thrown) {
      end({ outcome: codeOf(thrown) });
      throw thrown;
    }
  };
  const problems = new Counter({
    name: "freeform_troubles_total",
    help: "Problems outside of runs, such as a lease that could not be renewed.",
    labelNames: ["plugin", "code"],
    registers,
  });
  const count: ErrorReporter = ({ plugin, error }) => problems.inc({ plugin, code: codeOf(error) });
  return { observe, count, add: addCall, print: () => registry.metrics() };
};

const countCalls = (registers: Registry[]): ((receipt: Receipt) => void) => {
  const labelNames = ["provider", "model", "stage"];
  const calls = new Counter({ name: "freeform_model_calls_total", help: "Paid model calls.", labelNames, registers });
  const cost = new Counter({ name: "freeform_model_cost_dollars_total", help: "US dollars of paid model calls.", labelNames, registers });
  const tokens = new Counter({
    name: "freeform_model_tokens_total",
    help: "Tokens of paid model calls: read, written, and of those read, from the provider's cache.",
    labelNames: [...labelNames, "kind"],
    registers,
  });
  return (receipt) => {
    const labels = { provider: receipt.provider, model: receipt.model, stage: receipt.stage };
    calls.inc(labels);
    cost.inc(labels, receipt.cost ?? 0);
    tokens.inc({ ...labels, kind: "read" }, receipt.input_tokens);
    tokens.inc({ ...labels, kind: "written" }, receipt.output_tokens);
    tokens.inc({ ...labels, kind: "cached" }, receipt.cache_read_tokens ?? 0);
  };
};
