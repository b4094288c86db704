import { definePlugin, contribute, observers, errorReporters, tapCollect } from "freeform-rpg/kernel";
import { metricSources } from "freeform-rpg/graphql";
import { keepCall } from "freeform-rpg/plugins/models/core";
import { pino } from "pino";
import type { Logger } from "pino";
import { z } from "zod";
import { logRuns, logTrouble } from "./log-runs.ts";
import { createMeasures } from "./measure-runs.ts";
import { traceRuns } from "./trace-runs.ts";

const Options = z
  .object({
    /** Where lines go. Default: nowhere. */
    logger: z.custom<Logger>().optional(),
  })
  .prefault({});

/** Tells operators what runs and what goes wrong beside it: traces, measures and lines of a log. It sees no text of players or models. */
export default definePlugin({
  name: "telemetry",
  options: Options,
  create: ({ logger = pino({ level: "silent" }) }) => {
    const measures = createMeasures();
    return {
      taps: [tapCollect(keepCall, ({ receipt }) => (measures.add(receipt), []))],
      contributes: [
        contribute(observers, traceRuns),
        contribute(observers, measures.observe),
        contribute(observers, logRuns(logger)),
        contribute(errorReporters, measures.count),
        contribute(errorReporters, logTrouble(logger)),
        contribute(metricSources, measures.print),
      ],
    };
  },
});
