import { definePlugin, contribute, observers, errorReporters, tapCollect } from "freeform-rpg/kernel";
import { metricSources } from "freeform-rpg/graphql";
import { recordCall } from "freeform-rpg/plugins/models/core";
import { pino } from "pino";
import type { Logger } from "pino";
import { z } from "zod";
import { logRuns, logProblem } from "./log-runs.ts";
import { createMeasures } from "./measure-runs.ts";
import { traceRuns } from "./trace-runs.ts";

const Options = z
  .object({
    /** The logger to write to. Default: a silent one. */
    logger: z.custom<Logger>().optional(),
  })
  .prefault({});

/** Reports runs and problems to operators: traces, metrics and log lines. It sees no text of players or models. */
export default definePlugin({
  name: "telemetry",
  options: Options,
  create: ({ logger = pino({ level: "silent" }) }) => {
    const measures = createMeasures();
    return {
      taps: [tapCollect(recordCall, ({ receipt }) => (measures.add(receipt), []))],
      contributes: [
        contribute(observers, traceRuns),
        contribute(observers, measures.observe),
        contribute(observers, logRuns(logger)),
        contribute(errorReporters, measures.count),
        contribute(errorReporters, logProblem(logger)),
        contribute(metricSources, measures.print),
      ],
    };
  },
});
