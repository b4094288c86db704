import { parseMade } from "./artifacts.ts";
import type { Artifacts } from "./artifacts.ts";
import { KernelError, PluginError, attribute } from "./errors.ts";
import { needsOf } from "./needs.ts";
import type { Need } from "./needs.ts";
import type { Owned, Registry } from "./registry.ts";
import type { Services } from "./services.ts";
import type { Stage } from "./stage.ts";
import { createStageCall, noUsage } from "./stage-call.ts";
import type { Lane } from "./teller.ts";
import { withinBound } from "./time-limit.ts";
import { createWaits } from "./waits.ts";

/** What running one stage takes. */
export interface StageRun {
  readonly runId: string;
  readonly owner: Owned<Stage>;
  readonly registry: Registry;
  readonly services: Services;
  readonly artifacts: Artifacts;
  readonly lane: Lane;
  /** The run's own signal. */
  readonly signal: AbortSignal;
  /** Milliseconds for a stage that sets no limit of its own. */
  readonly timeLimit: number;
}

/** Skips, restores or runs one stage. Throws what it failed with, attributed. */
export const runStage = async (run: StageRun): Promise<void> => {
  const { owner, artifacts, lane } = run;
  const stage = owner.part.name;
  const needs = needsOf(owner.part);
  const reason = await findSkipReason(run, needs);
  if (reason !== null) return lane.tell({ type: "stage_skipped", stage, reason });
  const started = performance.now();
  lane.tell({ type: "stage_started", stage });
  const restored = await artifacts.restore(owner, needs);
  const usage = restored ? noUsage : await makeArtifact(run, needs);
  lane.tell({ type: "stage_finished", stage, ms: performance.now() - started, usage, restored });
};

const findSkipReason = async ({ owner, artifacts }: StageRun, needs: readonly Need[]): Promise<string | null> => {
  const absent = needs.find(({ optional, artifact }) => !optional && !artifacts.has(artifact.id));
  if (absent) return `"${absent.artifact.id}" was not made.`;
  try {
    return (owner.part.when?.(readNeeds(artifacts, needs)) ?? true) ? null : "Its condition does not hold.";
  } catch (thrown) {
    throw attribute(owner.plugin, `stage ${owner.part.name}`, thrown);
  }
};

const readNeeds = (artifacts: Artifacts, needs: readonly Need[]): Record<string, unknown> =>
  Object.fromEntries(needs.map(({ name, artifact }) => [name, artifacts.read(artifact.id)]));

const makeArtifact = async (run: StageRun, needs: readonly Need[]) => {
  const { owner, artifacts, services, signal, timeLimit } = run;
  const { part, plugin } = owner;
  const waits = createWaits();
  const ms = part.timeLimit ?? timeLimit;
  const late = () => blameLate(waits.innermost() ?? { plugin, point: `stage ${part.name}` }, ms);
  return withinBound({ signal, ms, late }, async (own) => {
    const { call, spent, refuseUnawaited } = createStageCall({ ...run, signal: own, waits });
    const used = await services.useAll(part.uses ?? {});
    const made = await part.run({ ...readNeeds(artifacts, needs), ...used }, call);
    refuseUnawaited();
    // Abandoned work must leave no trace: the run has gone on, or has ended, without it.
    own.throwIfAborted();
    artifacts.put(part.makes.id, await parseMade(owner, made));
    await saveArtifact(run, needs);
    return spent();
  }).catch((thrown: unknown) => {
    throw attribute(plugin, `stage ${part.name}`, thrown);
  });
};

const saveArtifact = async ({ owner, artifacts }: StageRun, needs: readonly Need[]): Promise<void> => {
  try {
    await artifacts.save(owner, needs);
  } catch (cause) {
    const { id } = owner.part.makes;
    throw new KernelError("checkpoint_failed", `"${id}" was made but could not be kept. Is the database reachable?`, { cause });
  }
};

const blameLate = ({ plugin, point }: { readonly plugin: string; readonly point: string }, ms: number): PluginError =>
  new PluginError(plugin, point, new KernelError("time_limit", `It did not end within ${ms} ms. It hangs, or needs a higher time limit.`));
