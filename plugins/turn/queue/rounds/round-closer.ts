import type { TurnsOptions } from "../turns-options.ts";
import type { CloseOptions } from "./close-round.ts";

/** Closes rounds when they are complete and when their time is up. */
export interface RoundCloser {
  /** Closes the campaign's round if it is complete, due or called, and returns the id of the run that plays it, of several the first. */
  close(campaignId: string, options?: CloseOptions): Promise<string | null>;
  /** Closes rounds that became complete or due while no server ran, or on another one. */
  closeDue(): Promise<void>;
  /** Closes no more rounds by time. */
  stop(): void;
}

/** The longest that a timer waits at once; longer limits are looked at again then. */
const longestWait = 2 ** 31 - 1;

/** Creates what closes rounds. `wake` starts the work on a campaign's runs. */
export const createRoundCloser = (
  { rounds, queue, campaigns }: Pick<TurnsOptions, "rounds" | "queue" | "campaigns">,
  wake: (campaignId: string) => void,
): RoundCloser => {
  const timers = new Map<string, NodeJS.Timeout>();
  let stopped = false;
  const report = (campaignId: string) => (error: unknown) =>
    queue.report(`The round of the campaign "${campaignId}" could not be closed.`, error);

  const close: RoundCloser["close"] = async (campaignId, options) => {
    const { runs, parts } = await rounds.close(campaignId, options);
    if (runs.length === 0) return schedule(campaignId).then(() => null);
    clearTimeout(timers.get(campaignId));
    for (const { id: runId, userId } of runs) campaigns.publish({ type: "round_started", campaignId, runId, userId });
    // Followers of the declared actions go on with the round.
    for (const runId of parts) queue.live.refresh(runId);
    // The claim tells that the turn has started, after that its round has.
    await campaigns.flush();
    wake(campaignId);
    return runs[0]?.id ?? null;
  };
  const schedule = async (campaignId: string): Promise<void> => {
    clearTimeout(timers.get(campaignId));
    const deadline = (await rounds.read(campaignId))?.deadline ?? null;
    if (deadline === null || stopped) return;
    const wait = Math.min(longestWait, Math.max(0, deadline.getTime() - Date.now()) + 1);
    timers.set(campaignId, setTimeout(() => void close(campaignId).catch(report(campaignId)), wait).unref());
  };
  return {
    close,
    closeDue: async () => {
      for (const campaignId of await rounds.open()) await close(campaignId).catch(report(campaignId));
    },
    stop: () => {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
};
