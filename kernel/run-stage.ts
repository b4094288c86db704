import type { KernelErrorCode } from "./error-codes.ts";
import { parseMade } from "./artifacts.ts";
import type { Artifacts } from "./artifacts.ts";
import { AppError, PluginError, attribute } from "./errors.ts";
import type { Usage } from "./events.ts";
import { needsOf } from "./needs.ts";
import type { Need } from "./needs.ts";
import { observe } from "./observers.ts";
import type { OwnedPart, Registry } from "./registry.ts";
import type { Services } from "./services.ts";
import type { Stage } from "./stage.ts";
import { createStageCall, noUsage } from "./stage-call.ts";
import type { StageChannel } from "./run-event-writer.ts";
import { withinBound } from "./time-limit.ts";
import { createWaits } from "./waits.ts";

/** The inputs of a stage's run. */
export interface StageRun {
  readonly runId: string;
  readonly attempt: number | null;
  readonly owner: OwnedPart<Stage>;
  readonly registry: Registry;
  readonly services: Services;
  readonly artifacts: Artifacts;
  readonly channel: StageChannel;
  /** The run's own signal. */
  readonly signal: AbortSignal;
  /** Milliseconds for a stage that sets no limit. */
  readonly timeLimit: number;
}

/** Skips, restores or runs one stage. Throws what it failed with, in the plugin's name. */
export const runStage = async (run: StageRun): Promise<void> => {
  const { plugin, part } = run.owner;
  try {
    await settle(run);
  } catch (thrown) {
    throw attribute(plugin, `stage ${part.name}`, thrown);
  }
};

const settle = async (run: StageRun): Promise<void> => {
  const { owner, artifacts, channel } = run;
  const stage = owner.part.name;
  const needs = needsOf(owner.part);
  const reason = findSkipReason(run, needs);
  if (reason !== null) return channel.emit({ type: "stage_skipped", stage, reason });
  const started = performance.now();
  channel.emit({ type: "stage_started", stage });
  const key = artifacts.keyOf(owner, needs);
  const restored = await artifacts.restore(owner.part, key, needs);
  const about = { pipeline: owner.part.pipeline.name, runId: run.runId, stage };
  const usage = restored ? noUsage : await observe(run.registry.contributions, about, () => makeArtifact(run, needs, key));
  channel.emit({ type: "stage_finished", stage, ms: elapsed(started), usage, restored });
};

/** Milliseconds since then, to a tenth: every turn stores those of its stages. */
const elapsed = (started: number): number => Math.round((performance.now() - started) * 10) / 10;

const findSkipReason = ({ owner, artifacts }: StageRun, needs: readonly Need[]): string | null => {
  const absent = needs.find(({ optional, artifact }) => !optional && !artifacts.has(artifact.id));
  if (absent) return `"${absent.artifact.id}" was not made.`;
  const holds: unknown = owner.part.when?.(readNeeds(artifacts, needs)) ?? true;
  if (typeof holds === "boolean") return holds ? null : "Its condition does not hold.";
  throw new AppError<KernelErrorCode>("condition_invalid", "`when` must give true or false at once; a promise is neither.");
};

const readNeeds = (artifacts: Artifacts, needs: readonly Need[]): Record<string, unknown> =>
  Object.fromEntries(needs.map(({ name, artifact }) => [name, artifacts.read(artifact.id)]));

const makeArtifact = async (run: StageRun, needs: readonly Need[], key: string): Promise<Usage> => {
  const { owner, artifacts, services, signal, timeLimit } = run;
  const { part, plugin } = owner;
  const waits = createWaits();
  const ms = part.timeLimit ?? timeLimit;
  const late = () => blameLate(waits.innermost() ?? { plugin, point: `stage ${part.name}` }, ms);
  return withinBound({ signal, ms, late }, async (own) => {
    const { call, readSpent, refuseUnawaited } = createStageCall({ ...run, signal: own, waits });
    const used = await services.useAll(part.uses ?? {}, waits);
    own.throwIfAborted();
    const made = await part.run({ ...readNeeds(artifacts, needs), ...used }, call);
    refuseUnawaited();
    // Abandoned work must leave no trace: the run has gone on, or has ended, without it.
    own.throwIfAborted();
    artifacts.put(part.makes.id, await parseMade(owner, made));
    await saveArtifact(run, key);
    return readSpent();
  });
};

const saveArtifact = async ({ owner, artifacts }: StageRun, key: string): Promise<void> => {
  try {
    await artifacts.save(owner.part, key);
  } catch (cause) {
    const { id } = owner.part.makes;
    throw new AppError<KernelErrorCode>("checkpoint_failed", `"${id}" was made but could not be saved. Is the database reachable?`, {
      cause,
    });
  }
};

const blameLate = ({ plugin, point }: { readonly plugin: string; readonly point: string }, ms: number): PluginError =>
  new PluginError(
    plugin,
    point,
    new AppError<KernelErrorCode>("time_limit", `It did not end within ${ms} ms. It hangs, or needs a higher time limit.`),
  );
