import { isThreadClosed } from "freeform-rpg/schemas/values";
import type { NarrationViolation, NarratorOutput, Thread, World } from "freeform-rpg/schemas";
import { checkThreads } from "./check-threads.ts";
import type { ThreadReview } from "./check-threads.ts";

/** Threads that are not over; hidden ones too, so that prose cannot open a second loop beside the DM's. */
export const openThreads = ({ threads }: Pick<World, "threads">): Thread[] => threads.filter(({ status }) => !isThreadClosed(status));

/** Holds what the prose does to threads against the contract. Whatever else it says of hidden or closed threads is dropped elsewhere. */
export const reviewThreads = (world: Pick<World, "threads">, { thread_adds, thread_updates }: NarratorOutput): ThreadReview =>
  checkThreads(openThreads(world), {
    adds: thread_adds,
    resolves: thread_updates.filter(({ status }) => isThreadClosed(status)).map(({ id }) => id),
  });

/** What the narrator is told of its threads. What is secret is named by nothing but its id being taken. */
export const judgeThreads = (world: Pick<World, "threads">, draft: NarratorOutput): NarrationViolation[] => {
  if (draft.thread_adds.length === 0) return [];
  return reviewThreads(world, draft)
    .diagnostics.filter(({ at }) => at !== null)
    .map(({ code, message, suggestion, thread_ids }) => {
      const secret = world.threads.some(({ id, visibility }) => thread_ids.includes(id) && visibility !== "known");
      return secret
        ? {
            rule_id: code,
            message: "A thread that you open is not yours to open.",
            severity: "error",
            suggestion: "Leave it out.",
            field: "threads",
          }
        : { rule_id: code, message, severity: "error", suggestion, field: "threads" };
    });
};
