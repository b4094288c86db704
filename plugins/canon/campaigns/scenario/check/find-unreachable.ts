import { isThreadClosed } from "freeform-rpg/schemas/values";
import type { Finding } from "../reference-view.ts";
import { canBeMet, canEnd } from "./can-be-met.ts";
import type { Story } from "./study-story.ts";

/** Finds threads that nothing can resolve, conditions of threads and triggers that cannot be met, and endings that cannot be reached. */
export const findUnreachable = (story: Story): Finding[] => {
  const { threads, endings, triggers } = story.scenario;
  return [
    ...threads.flatMap((thread, at): Finding[] => {
      if (isThreadClosed(thread.status) || canEnd(thread, "resolved", story, [thread.id])) return [];
      return [
        { path: ["threads", at], message: `nothing can resolve the thread "${thread.id}". Give it a resolved_when that can be met.` },
      ];
    }),
    ...threads.flatMap(({ id, failed_when }, at): Finding[] =>
      failed_when === null || canBeMet(failed_when, story, [id])
        ? []
        : [never(["threads", at, "failed_when"], `the thread "${id}" cannot fail`)],
    ),
    ...triggers.flatMap(({ id, when }, at): Finding[] =>
      when === undefined || canBeMet(when, story) ? [] : [never(["triggers", at, "when"], `the trigger "${id}" cannot happen`)],
    ),
    ...endings.flatMap(({ id, when }, at): Finding[] =>
      canBeMet(when, story) ? [] : [never(["endings", at, "when"], `the ending "${id}" cannot be reached`)],
    ),
  ];
};

const never = (path: readonly PropertyKey[], what: string): Finding => ({ path, message: `${what}: its condition can never be met.` });
