import { join } from "node:path";
import { KernelError, PluginError } from "freeform-rpg/kernel";
import type { Kernel, RunEvent } from "freeform-rpg/kernel";
import { CallLedger } from "freeform-rpg/plugins/cost";
import { Ingests, hashFile, nameRun } from "freeform-rpg/plugins/ingest";
import { describeEvent, reportStages } from "freeform-rpg/plugins/ingest-jobs";
import type { IngestedPack } from "freeform-rpg/schemas";
import { CommandError } from "../command-error.ts";
import type { IngestOutcome } from "./ingest-outcome.ts";
import type { IngestPlan } from "./plan.ts";
import { untilInterrupted } from "./until-interrupted.ts";
import type { ProgressWatch } from "./watch-progress.ts";

/** Does what is planned in this process. Ctrl-C cancels it; what is made by then stays. */
export const runHere = async (kernel: Kernel, plan: IngestPlan, watch: ProgressWatch): Promise<IngestOutcome> => {
  const events: RunEvent[] = [];
  const hear = (event: RunEvent) => {
    events.push(event);
    watch.hear(describeEvent(event));
  };
  const advice = `What is made lies in ${plan.out}: run the same command again to go on from there.`;
  try {
    const runId = nameRun(await hashFile(plan.file));
    // Whether calls can be kept is known before the work begins.
    const ledger = await kernel.use(CallLedger);
    const pack = await untilInterrupted(advice, (signal) => ingest(kernel, plan, signal, hear));
    const costs = await ledger.costs({ campaignId: runId, runId });
    const stages = await reportStages({ runner: kernel, folder: plan.out, events, costs });
    return { pack, folder: pack && join(plan.out, pack.folder), home: plan.out, key: null, stages, cost: costs.cost };
  } catch (error) {
    throw explain(error);
  } finally {
    watch.stop();
  }
};

const ingest = async (
  kernel: Kernel,
  { file, out, settings, fromStage, toStage }: IngestPlan,
  signal: AbortSignal,
  onEvent: (event: RunEvent) => void,
): Promise<IngestedPack | null> => {
  const { range, systems, ...rest } = settings;
  const options = { ...rest, file, out, fromStage, signal, onEvent, range: range ?? undefined };
  const all = { ...options, systems: { skip: systems.skip, hint: systems.hint ?? undefined } };
  const ingests = await kernel.use(Ingests);
  return toStage === undefined ? ingests.run(all) : ingests.runTo(toStage, all);
};

/** What is wrong with the book concerns whoever reads this, and no plugin. */
const explain = (thrown: unknown): unknown => {
  const error = thrown instanceof PluginError && thrown.cause instanceof KernelError ? thrown.cause : thrown;
  if (!(error instanceof KernelError) || error.code !== "database_locked") return error;
  return new CommandError(
    "database_locked",
    "Another process holds this data folder's database, in which model calls are kept. If it is a server that this command does not find, name it: --url " +
      "http://HOST:PORT. Or stop it, or set another DATA_DIR.",
  );
};
