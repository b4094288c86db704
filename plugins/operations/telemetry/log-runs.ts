import { AppError, messageOf } from "freeform-rpg/kernel";
import type { Observer, ErrorReporter } from "freeform-rpg/kernel";
import type { Logger } from "pino";
import { codeOf } from "./trace-runs.ts";

/**
 * Writes a line for each run that ends: `info` for a finished one, `warn` for one that failed for a known reason, `error` for anything
 * else. Every line names the run. Stages are logged at `debug`.
 */
export const logRuns =
  (logger: Logger): Observer =>
  async ({ pipeline, runId, stage }, work) => {
    const started = performance.now();
    const about = () => ({ runId, pipeline, ...(stage !== null && { stage }), ms: Math.round(performance.now() - started) });
    try {
      const done = await work();
      logger[stage === null ? "info" : "debug"](about(), stage === null ? "run finished" : "stage finished");
      return done;
    } catch (thrown) {
      // The run's own line has the error of its stage: one failure is one line.
      if (codeOf(thrown) === "run_suspended") logger[stage === null ? "info" : "debug"](about(), "run waits");
      else if (stage === null) logger[isUnknown(thrown) ? "error" : "warn"]({ ...about(), ...explain(thrown) }, "run failed");
      throw thrown;
    }
  };

/** Writes an `error` line for each problem outside of runs: only the operator learns of it. */
export const logProblem =
  (logger: Logger): ErrorReporter =>
  ({ plugin, message, error }) =>
    logger.error({ plugin, ...explain(error) }, message);

/** An untyped error from plugin code is as unknown as one without a source. */
const isUnknown = (thrown: unknown): boolean => ["unexpected", "plugin_failed"].includes(codeOf(thrown));

/** The stack only where the message cannot do. */
const explain = (thrown: unknown): object => ({
  code: codeOf(thrown),
  ...(isUnknown(thrown) ? { err: thrown } : { reason: messageOf(thrown) }),
  ...(thrown instanceof AppError && thrown.detail !== null && { detail: thrown.detail }),
});
