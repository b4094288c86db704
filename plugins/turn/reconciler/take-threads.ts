import { isThreadClosed } from "freeform-rpg/schemas/values";
import type { NarratorOutput, Thread } from "freeform-rpg/schemas";
import { isGuarded } from "freeform-rpg/plugins/turn/effects/lib";
import { drop, findEntity, nextId } from "./draft.ts";
import type { Draft, Intake } from "./draft.ts";
import type { ThreadDiagnostic } from "./threads/check-threads.ts";
import { reviewThreads } from "./threads/review-threads.ts";

/** Takes in what the prose says of threads there are. Closed ones stay closed, and hidden ones are not the narrator's. */
export const takeThreadUpdates: Intake = (draft, { thread_updates }) => {
  for (const update of thread_updates) takeUpdate(draft, update);
};

/** Takes in threads the prose opens. */
export const takeThreadAdds: Intake = (draft, output) => {
  const { adds, diagnostics } = reviewThreads(draft.world, output);
  for (const [at, thread] of output.thread_adds.entries()) {
    if (adds.includes(at)) takeAdd(draft, thread);
    else drop(draft, "thread_add", thread.title, reasonAgainst(diagnostics, at));
  }
};

const reasonAgainst = (diagnostics: readonly ThreadDiagnostic[], at: number): string =>
  diagnostics
    .filter((one) => one.at === at)
    .map(({ code, message }) => `${code}: ${message}`)
    .join(" ");

const takeUpdate = (draft: Draft, { id, status, reason }: NarratorOutput["thread_updates"][number]): void => {
  const thread = draft.world.threads.find((one) => one.id === id);
  if (thread === undefined || thread.visibility !== "known") return drop(draft, "thread_update", id, "unknown_id: there is no such thread");
  if (isThreadClosed(thread.status)) return drop(draft, "thread_update", id, "closed: the thread has ended");
  if (draft.diff.threads_resolve.some((one) => one.id === id))
    return drop(draft, "thread_update", id, "repeated: the thread ends this turn");
  if (isThreadClosed(status) && isGuarded(thread))
    return drop(draft, "thread_update", id, "guarded: the thread is settled by its conditions alone");
  if (isThreadClosed(status)) draft.diff.threads_resolve.push({ id, status, reason });
  else draft.diff.threads_update.push({ id, status, reason });
  draft.events.push({
    type: "thread_updated",
    details: { thread_id: id, status, text: describeUpdate(thread, status) },
    tags: ["narrated"],
    scope: "campaign",
    binding: false,
  });
};

const describeUpdate = ({ title, status: before }: Thread, status: Thread["status"]): string => {
  if (isThreadClosed(status)) return `"${title}" is ${status}.`;
  return status === before ? `"${title}" moves on.` : `"${title}" is now ${status}.`;
};

const takeAdd = (draft: Draft, { title, type, urgency, related_entity_ids }: NarratorOutput["thread_adds"][number]): void => {
  const related = related_entity_ids.flatMap((called) => {
    const entity = findEntity(draft, called);
    if (entity === undefined) drop(draft, "thread_add.related_entity", called, "unknown_id: nothing in the campaign bears this id or name");
    return entity === undefined ? [] : [entity.id];
  });
  draft.diff.threads_add.push({
    id: nextId(draft, "td"),
    title: title.trim(),
    type,
    urgency,
    stakes: { success: "", failure: "" },
    related_entity_ids: [...new Set(related)],
    tags: ["narrated"],
  });
};
