import type { Reconciliation, StateDiff } from "freeform-rpg/schemas";
import type { Canon } from "../map/build-canon.ts";
import { liveEntityIds, liveThreadId } from "./live-ids.ts";

type ThreadChanges = Pick<StateDiff, "threads_add" | "threads_update" | "threads_resolve">;

/** The accepted changes of threads; `fixed` are the threads whose status a DM has set. */
export interface ProjectedThreads {
  readonly changes: ThreadChanges;
  readonly dropped: Reconciliation["dropped"];
  readonly fixed: ReadonlySet<string>;
}

/** Maps changes of threads. A title of a hidden or merged thread cannot be used again, and a status that a DM has set does not change. */
export const projectThreadChanges = (diff: StateDiff, canon: Canon): ProjectedThreads => {
  const dropped: Reconciliation["dropped"] = [];
  const fixed = new Set<string>();
  const drop = (kind: string, value: string, reason: string) => {
    dropped.push({ kind, value, reason });
    return [];
  };
  const mapped = <T extends { readonly id: string; readonly reason: string }>(kind: string, changes: readonly T[]): T[] =>
    changes.flatMap((change) => {
      const id = liveThreadId(canon, change.id);
      if (id === null) return drop(kind, change.id, "canon: the thread is hidden");
      if ((canon.threads.thread(id)?.status ?? null) === null) return [{ ...change, id, reason: canon.text.rename(change.reason) }];
      fixed.add(change.id).add(id);
      return drop(kind, id, "canon: a DM has set the thread's status");
    });
  const threads_add = diff.threads_add.flatMap((thread) => {
    const gone = canon.threads.withTitle(thread.title).filter((id) => canon.threads.absentIds().has(id));
    if (gone.length > 0) return drop("threads_add", thread.id, "canon: a thread of this title is hidden or merged into another");
    const related_entity_ids = liveEntityIds(canon, thread.related_entity_ids);
    return [{ ...thread, title: canon.text.rename(thread.title), related_entity_ids }];
  });
  const changes = {
    threads_add,
    threads_update: mapped("threads_update", diff.threads_update),
    threads_resolve: mapped("threads_resolve", diff.threads_resolve),
  };
  return { changes, dropped, fixed };
};
