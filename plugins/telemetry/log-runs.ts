import { messageOf } from "freeform-rpg/kernel";
import type { Observer } from "freeform-rpg/kernel";
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
      if (stage === null) logFailure(logger, { ...about(), code: codeOf(thrown) }, thrown);
      throw thrown;
    }
  };

const logFailure = (logger: Logger, about: object, thrown: unknown): void => {
  const known = codeOf(thrown) !== "unexpected";
  if (known) logger.warn({ ...about, reason: messageOf(thrown) }, "run failed");
  else logger.error({ ...about, err: thrown }, "run failed");
};
