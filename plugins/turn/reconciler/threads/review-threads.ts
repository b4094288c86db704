import { isThreadClosed } from "freeform-rpg/schemas/values";
import type { NarrationViolation, NarratorOutput, Thread, World } from "freeform-rpg/schemas";
import { checkThreads } from "./check-threads.ts";
import type { ThreadDiagnostic, ThreadReview } from "./check-threads.ts";

/** Threads that are not over; hidden ones too, so that prose cannot open a second loop beside the DM's. */
export const openThreads = ({ threads }: Pick<World, "threads">): Thread[] => threads.filter(({ status }) => !isThreadClosed(status));

/** Holds what the prose does to threads against the contract. Whatever else it says of hidden or closed threads is dropped elsewhere. */
export const reviewThreads = (world: Pick<World, "threads">, { thread_adds, thread_updates }: NarratorOutput): ThreadReview =>
  checkThreads(openThreads(world), {
    adds: thread_adds,
    resolves: thread_updates.filter(({ status }) => isThreadClosed(status)).map(({ id }) => id),
  });

/**
 * The violations of the thread contract in a draft, for the narrator: wrong new threads, and changes of threads that it does not know. The
 * text names no hidden thread.
 */
export const judgeThreads = (world: Pick<World, "threads">, draft: NarratorOutput): NarrationViolation[] => {
  const adds = reviewThreads(world, draft).diagnostics.filter(({ at }) => at !== null);
  return [...toViolations(world, adds), ...checkUpdates(world, draft).map(toViolation)];
};

const checkUpdates = (world: Pick<World, "threads">, { thread_updates }: NarratorOutput): readonly ThreadDiagnostic[] => {
  const ended = thread_updates.filter(({ status }) => isThreadClosed(status)).map(({ id }) => id);
  const moved = thread_updates.map(({ id }) => id).filter((id) => !ended.includes(id));
  const known = openThreads(world).filter(({ visibility }) => visibility === "known");
  return checkThreads(known, { adds: [], resolves: [...ended, ...new Set(moved)] }).diagnostics;
};

const toViolations = ({ threads }: Pick<World, "threads">, diagnostics: readonly ThreadDiagnostic[]): NarrationViolation[] =>
  diagnostics.map((diagnostic) => {
    const secret = threads.some(({ id, visibility }) => diagnostic.thread_ids.includes(id) && visibility !== "known");
    return toViolation(secret ? { ...diagnostic, ...unspecific } : diagnostic);
  });

const unspecific = { message: "A thread that you open is not yours to open.", suggestion: "Leave it out." };

const toViolation = ({ code, message, suggestion }: ThreadDiagnostic): NarrationViolation => ({
  rule_id: code,
  message,
  severity: "error",
  suggestion,
  field: "threads",
});
