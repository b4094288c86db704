import { join } from "node:path";
import { AppError, PluginError } from "freeform-rpg/kernel";
import type { Kernel, RunEvent } from "freeform-rpg/kernel";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { CallLedger } from "freeform-rpg/plugins/models/cost";
import { noCosts } from "freeform-rpg/plugins/models/cost/lib";
import { Ingests } from "freeform-rpg/plugins/ingest/core";
import { hashFile, nameRun } from "freeform-rpg/plugins/ingest/core/lib";
import { describeEvent, reportStages } from "freeform-rpg/plugins/ingest/jobs/lib";
import type { IngestedPack } from "freeform-rpg/schemas";
import { CommandError } from "../command-error.ts";
import { freeMemory } from "./free-memory.ts";
import type { IngestOutcome } from "./ingest-outcome.ts";
import type { IngestPlan } from "./plan.ts";
import { untilInterrupted } from "./until-interrupted.ts";
import type { ProgressWatch } from "./watch-progress.ts";

/** Runs a plan in this process. Ctrl-C cancels it; finished stages remain saved. */
export const runHere = async (kernel: Kernel, plan: IngestPlan, watch: ProgressWatch): Promise<IngestOutcome> => {
  const events: RunEvent[] = [];
  const hear = (event: RunEvent) => {
    events.push(event);
    watch.show(describeEvent(event));
    if (event.type === "stage_finished") freeMemory();
  };
  const advice = `The finished stages are in ${plan.out}: run the same command again to continue.`;
  try {
    const runId = nameRun(await hashFile(plan.file));
    const ledger = await kernel.use(CallLedger);
    const { free = false } = await kernel.use(ModelProvider);
    const readCosts = async () => (free ? noCosts : ledger.costs({ campaignId: runId, runId }));
    // Paid calls are stored: the errors of the database come before the work begins. A free model needs none, which halves the memory.
    await readCosts();
    const pack = await untilInterrupted(advice, (signal) => ingest(kernel, plan, signal, hear));
    const costs = await readCosts();
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

/** An error of the book is reported without the plugin that found it. */
const explain = (thrown: unknown): unknown => {
  const error = thrown instanceof PluginError && thrown.cause instanceof AppError ? thrown.cause : thrown;
  if (!(error instanceof AppError) || error.code !== "database_locked") return error;
  return new CommandError(
    "database_locked",
    "Another process holds the database of this data folder, which stores model calls. If it is a server, name it with --url http://HOST:PORT. " +
      "Or stop it, or set another DATA_DIR.",
  );
};
