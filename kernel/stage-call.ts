import type { KernelErrorCode } from "./error-codes.ts";
import { AppError } from "./errors.ts";
import type { Usage } from "./events.ts";
import { callChange, callCollect } from "./hooks.ts";
import type { HookCaller } from "./hooks.ts";
import type { TapContext } from "./plugin.ts";
import type { OwnedPart, Registry } from "./registry.ts";
import type { Services } from "./services.ts";
import type { StageContext, Stage } from "./stage.ts";
import type { StageChannel } from "./run-event-writer.ts";
import type { Waits } from "./waits.ts";

/** The dependencies of a stage's context. */
export interface CallOptions {
  readonly runId: string;
  readonly attempt: number | null;
  readonly owner: OwnedPart<Stage>;
  readonly signal: AbortSignal;
  readonly registry: Registry;
  readonly services: Services;
  readonly waits: Waits;
  readonly channel: StageChannel;
}

/** A stage's call, what it has spent, and the check that nothing is left unawaited. */
export interface StageCall {
  readonly call: StageContext;
  readonly readSpent: () => Usage;
  /** Throws `missing_await` while a hook that the stage called is still under way. */
  readonly refuseUnawaited: () => void;
}

/** The usage of a stage that calls no model. */
export const noUsage: Usage = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 };

/** Makes the call that one run of a stage is given. */
export const createStageCall = ({ runId, attempt, owner, signal, registry, services, waits, channel }: CallOptions): StageCall => {
  const stage = owner.part.name;
  const underway = new Set<string>();
  let spent = noUsage;

  const follow = <T>(hook: string, work: Promise<T>): Promise<T> => {
    underway.add(hook);
    return work.finally(() => underway.delete(hook));
  };

  const quiet: TapContext = {
    runId,
    attempt,
    plugin: owner.plugin,
    stage,
    signal,
    change: (hook, value, context) => follow(hook.id, callChange(caller, hook, value, context)),
    collect: (hook, input) => follow(hook.id, callCollect(caller, hook, input)),
    spend: (usage) => void (spent = addUsage(spent, usage)),
  };
  const caller: HookCaller = { registry, services, waits, call: quiet };
  const call: StageContext = {
    ...quiet,
    progress: (note, done = 0, total = null) => channel.emit({ type: "progress", stage, done, total, note }),
    token: (text) => channel.emit({ type: "token", stage, text }),
    patch: ({ from, to, text }) => channel.emit({ type: "narration_patched", stage, from, to, text }),
    announce: (topic, details) => channel.emit({ type: "announced", stage, topic, details }),
    discardDraft: (reason, code) => channel.emit({ type: "draft_discarded", stage, reason, ...(code !== undefined && { code }) }),
  };
  const refuseUnawaited = () => {
    const [hook] = underway;
    if (hook === undefined) return;
    throw new AppError<KernelErrorCode>(
      "missing_await",
      `The stage "${stage}" ended while the hook "${hook}" was still under way. An \`await\` is missing.`,
    );
  };
  return { call, readSpent: () => spent, refuseUnawaited };
};

const addUsage = (left: Usage, right: Usage): Usage => ({
  calls: left.calls + right.calls,
  inputTokens: left.inputTokens + right.inputTokens,
  outputTokens: left.outputTokens + right.outputTokens,
  cost: left.cost + right.cost,
});
