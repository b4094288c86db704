import { isThreadClosed } from "freeform-rpg/schemas/values";
import type { Thread } from "freeform-rpg/schemas";
import { endByCondition } from "../apply/thread-moves.ts";
import { isMet } from "../conditions.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";

/** Settles the open threads whose conditions are met by now. Where both are met, the thread is resolved. */
export const settleThreads = (draft: ResolutionDraft): void => {
  for (const thread of draft.world.threads) {
    const status = isThreadClosed(thread.status) ? null : verdictOn(draft, thread);
    if (status !== null) endByCondition(draft, thread, status);
  }
};

const verdictOn = ({ world }: ResolutionDraft, { resolved_when, failed_when }: Thread): "resolved" | "failed" | null => {
  if (resolved_when !== null && isMet(resolved_when, world)) return "resolved";
  return failed_when !== null && isMet(failed_when, world) ? "failed" : null;
};
