import { checkThreads } from "./check-threads.ts";
import type { Known, ThreadDiagnostic } from "./check-threads.ts";

/**
 * Checks open threads themselves: their forms, and threads that ask what an earlier one asks. `thread_ids` begins with the thread that is
 * wrong.
 */
export const checkOpenThreads = (threads: readonly Known[]): readonly ThreadDiagnostic[] =>
  threads.flatMap((thread, nth) =>
    checkThreads(threads.slice(0, nth), { adds: [thread], resolves: [] })
      .diagnostics.filter(({ code }) => code !== "THREAD_MISSING_EQUIVALENT_RESOLVE")
      .map((diagnostic) => describe(thread, diagnostic)),
  );

const describe = ({ id }: Known, diagnostic: ThreadDiagnostic): ThreadDiagnostic => ({
  ...diagnostic,
  at: null,
  thread_ids: [id, ...diagnostic.thread_ids],
  ...(diagnostic.code === "THREAD_DUPLICATE_LIKE_ADD" ? { suggestion: "Merge the two threads, or reword one." } : {}),
});
