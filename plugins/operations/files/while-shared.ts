import { EngineError } from "freeform-rpg/errors";
import type { FolderCopy, SharedFiles } from "./tokens.ts";

/** The parameters of sharing a folder while work writes to it. */
export interface WhileShared<T> {
  readonly copy: FolderCopy;
  /** Does the work. `changed` is called when other servers should see what is there; `signal` ends when the folder was changed elsewhere. */
  readonly work: (call: { readonly changed: () => void; readonly signal: AbortSignal }) => Promise<T>;
  /** Milliseconds between two times that the folder is stored, default 15 s. */
  readonly interval?: number;
}

/**
 * Fetches a folder, does work that writes to it, and stores it meanwhile and at the end. Throws `files_changed` when another server has taken over the work: then
 * nothing of it is stored.
 */
export const whileShared = async <T>(files: SharedFiles, { copy, work, interval = 15_000 }: WhileShared<T>): Promise<T> => {
  const lost = new AbortController();
  if (files.place === null) return work({ changed: () => undefined, signal: lost.signal });
  // What is there is stored before it is taken, and what was stored by the work before is fetched after it.
  await files.sync(copy);
  const fence = await files.take(copy);
  await files.sync(copy, fence);
  const store = async (): Promise<void> => {
    if (lost.signal.aborted) throw lost.signal.reason;
    try {
      await files.sync(copy, fence);
    } catch (error) {
      if (error instanceof EngineError && error.code === "files_changed") lost.abort(error);
      throw error;
    }
  };
  // What cannot be stored now is stored the next time, or at the end, whose failure counts.
  const storeQuietly = (): void => void store().catch(() => undefined);
  const timer = setInterval(storeQuietly, interval);
  try {
    const result = await work({ changed: storeQuietly, signal: lost.signal });
    clearInterval(timer);
    await store();
    return result;
  } catch (error) {
    clearInterval(timer);
    await store().catch(() => undefined);
    // Nobody stores what was left half: kept in place, it would hide what the other server makes of it.
    if (lost.signal.aborted) await files.setAside(copy);
    throw lost.signal.aborted ? lost.signal.reason : error;
  }
};
