import { useContext, useState } from "preact/hooks";
import { RefusedError, SignedOutError } from "../api/client.ts";
import { SignOut } from "../session/sign-out.ts";

/** Something that the user started, and what went wrong with it. */
export interface Task {
  readonly busy: boolean;
  readonly problem: string;
  /** Why the server refused it, for programs; empty unless it did. */
  readonly reason: string;
  /** How many times the work was done without a problem. */
  readonly finished: number;
  readonly run: (work: () => Promise<unknown>) => Promise<void>;
}

/** One piece of work at a time, such as a mutation behind a button. */
export const useTask = (): Task => {
  const signOut = useContext(SignOut);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [reason, setReason] = useState("");
  const [finished, setFinished] = useState(0);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem("");
    setReason("");
    try {
      await work();
      setFinished((count) => count + 1);
    } catch (error) {
      if (error instanceof RefusedError) setReason(error.reason);
      if (error instanceof SignedOutError) signOut(error.message);
      else setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, reason, finished, run };
};
