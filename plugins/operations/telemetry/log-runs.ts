import { messageOf } from "freeform-rpg/kernel";
import type { Observer, ErrorReporter } from "freeform-rpg/kernel";
import type { Logger } from "pino";
import { codeOf } from "./trace-runs.ts";

/**
 * Writes a line for each run that ends: `info` for a finished one, `warn` for one that failed for a known reason, `error` for anything
 * else. Every line names the run. Stages are told at `debug`.
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
      // The run's own line says what its stage failed with: one failure is one line.
      if (stage === null) logger[isUnknown(thrown) ? "error" : "warn"]({ ...about(), ...explain(thrown) }, "run failed");
      throw thrown;
    }
  };

/** Writes an `error` line for each trouble beside runs: nobody but the operator hears of it. */
export const logTrouble =
  (logger: Logger): ErrorReporter =>
  ({ plugin, message, error }) =>
    logger.error({ plugin, ...explain(error) }, message);

/** What plugin code threw without saying why is as unknown as what threw nowhere in particular. */
const isUnknown = (thrown: unknown): boolean => ["unexpected", "plugin_failed"].includes(codeOf(thrown));

/** The stack only where the message cannot do. */
const explain = (thrown: unknown): object => ({
  code: codeOf(thrown),
  ...(isUnknown(thrown) ? { err: thrown } : { reason: messageOf(thrown) }),
});
