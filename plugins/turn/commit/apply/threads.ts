import type { StateDiff } from "freeform-rpg/schemas";
import type { Tables, Turning } from "../tables.ts";

/** New threads, moved ones and closed ones. Whatever touches a thread counts as progress of this turn. */
export const applyThreads = (
  { threads_add, threads_update, threads_resolve }: StateDiff,
  { threads }: Tables,
  { turnNo }: Turning,
): void => {
  for (const thread of threads_add) {
    const made = {
      status: "active",
      visibility: "known",
      origin: "campaign",
      pack_id: null,
      resolved_when: null,
      failed_when: null,
    } as const;
    threads.add({ ...thread, ...made, progressed_turn: turnNo });
  }
  for (const { id, status, visibility, stakes } of threads_update) {
    const thread = threads.need(id);
    threads.put({
      ...thread,
      status: status ?? thread.status,
      visibility: visibility ?? thread.visibility,
      stakes: { ...thread.stakes, ...stakes },
      progressed_turn: turnNo,
    });
  }
  for (const { id, status } of threads_resolve) threads.put({ ...threads.need(id), status, progressed_turn: turnNo });
};
