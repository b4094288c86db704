import { appendFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Database, Log, Runs, SpareDatabases, Worlds } from "freeform-rpg/db";
import type { EventLog, RunStore } from "freeform-rpg/db";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import type { Provider } from "freeform-rpg/plugins/models/core";
import db from "../../db/plugin.ts";
import config from "../../freeform.config.ts";

/** Kills this process, as a power cut would, when `point` is the one to die at. */
export type Reach = (point: string) => void;

/** A whole house on a folder whose process can be killed at named points of a turn; `calls` is a file that every model call is noted in. */
export const openCrashingHouse = async (dataDir: string, calls: string, reach: Reach) => {
  const base = await createKernel({ plugins: [{ plugin: db, options: { dataDir } }, ...config.plugins] });
  const kernel = await createKernel({
    plugins: config.plugins,
    services: [
      provideValue(Database, await base.use(Database)),
      provideValue(Worlds, await base.use(Worlds)),
      provideValue(SpareDatabases, await base.use(SpareDatabases)),
      provideValue(Log, dieInLog(await base.use(Log), reach)),
      provideValue(Runs, dieInRuns(await base.use(Runs), reach)),
      provideValue(ModelProvider, slowModel(await base.use(ModelProvider), calls, reach)),
    ],
  });
  return { kernel, close: () => base.close() };
};

const dieInLog = (log: EventLog, reach: Reach): EventLog => ({
  state: (campaignId) => log.state(campaignId),
  fold: (campaignId, options) => log.fold(campaignId, options),
  rewind: (input) => log.rewind(input),
  snapshot: (campaignId) => log.snapshot(campaignId),
  append: async (event, changes) => {
    const appended = await log.append(event, async (lookup) => {
      const changed = await changes(lookup);
      reach("inside the commit");
      return changed;
    });
    reach("after the commit");
    return appended;
  },
});

const dieInRuns = (runs: RunStore, reach: Reach): RunStore => ({
  ...runs,
  keep: (run, checkpoint) => {
    runs.keep(run, checkpoint);
    reach(`after ${checkpoint.artifact}`);
  },
  recordCall: async (call) => {
    await runs.recordCall(call);
    reach(`after the call of ${call.stage}`);
  },
  finish: async (run, end) => {
    const others = await runs.finish(run, end);
    reach("after the end");
    return others;
  },
});

const slowModel = (provider: Provider, calls: string, reach: Reach): Provider => ({
  name: provider.name,
  notice: provider.notice,
  complete: async (request) => {
    appendFileSync(calls, `asked ${request.prompt.id}\n`);
    await sleep(30);
    reach(`during ${request.prompt.id}`);
    const reply = await provider.complete(request);
    appendFileSync(calls, `answered ${request.prompt.id}\n`);
    return reply;
  },
});
