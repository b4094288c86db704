import { join } from "node:path";
import { KernelError } from "freeform-rpg/kernel";
import type { Kernel, RunEvent } from "freeform-rpg/kernel";
import { CallLedger } from "freeform-rpg/plugins/cost";
import { Ingests, hashFile, nameRun } from "freeform-rpg/plugins/ingest";
import { reportStages } from "freeform-rpg/plugins/ingest-jobs";
import type { StageReport } from "freeform-rpg/plugins/ingest-jobs";
import type { IngestedPack } from "freeform-rpg/schemas";
import { CommandError } from "../command-error.ts";
import { remark } from "../output.ts";
import type { IngestPlan } from "./plan.ts";
import type { ProgressWatch } from "./watch-progress.ts";

/** What an ingest came to. */
export interface IngestOutcome {
  /** `null` when it ended with a stage before the last. */
  readonly pack: IngestedPack | null;
  /** Where the pack lies; `null` without one. */
  readonly folder: string | null;
  readonly stages: readonly StageReport[];
  /** US dollars that calls for this book have cost, former runs included. */
  readonly cost: number;
}

/** Does what is planned. Ctrl-C cancels it; what is made by then stays. */
export const runPlan = async (kernel: Kernel, plan: IngestPlan, watch: ProgressWatch): Promise<IngestOutcome> => {
  const stop = new AbortController();
  const cancel = () => stop.abort();
  process.once("SIGINT", cancel);
  // A bar on the screen reads keys itself and ends the process at Ctrl-C, so that no signal comes.
  const leave = () => sayGoodbye(plan);
  process.once("exit", leave);
  const events: RunEvent[] = [];
  const hear = (event: RunEvent) => {
    events.push(event);
    watch.hear(event);
  };
  try {
    const pack = await ingest(kernel, plan, stop.signal, hear);
    return { pack, folder: pack && join(plan.out, pack.folder), ...(await sumUp(kernel, plan, events)) };
  } catch (error) {
    throw stop.signal.aborted ? interrupted(plan) : explain(error);
  } finally {
    watch.stop();
    process.off("SIGINT", cancel);
    process.off("exit", leave);
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

const sumUp = async (kernel: Kernel, { file, out }: IngestPlan, events: readonly RunEvent[]) => {
  const runId = nameRun(await hashFile(file));
  const costs = await (await kernel.use(CallLedger)).costs({ campaignId: runId, runId });
  const stages = await reportStages({ runner: kernel, folder: out, events, costs });
  return { stages, cost: costs.cost };
};

const interrupted = ({ out }: IngestPlan): CommandError =>
  new CommandError("run_cancelled", `Stopped. What is made lies in ${out}: run the same command again to go on from there.`, 130);

const sayGoodbye = (plan: IngestPlan): void => {
  const { message, exitCode } = interrupted(plan);
  remark(message);
  process.exitCode = exitCode;
};

const explain = (error: unknown): unknown => {
  if (!(error instanceof KernelError) || error.code !== "database_locked") return error;
  return new CommandError(
    "database_locked",
    `A server has this data folder's database open, in which model calls are kept. Let it read the book: upload it with startIngest (docs/ingest.md has the command). Or stop the server, or set another DATA_DIR.`,
  );
};
