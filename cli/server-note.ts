import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { CommandError } from "./command-error.ts";
import type { Environment } from "./environment.ts";
import { remark } from "./output.ts";

const Note = z.object({ url: z.string().nullable(), pid: z.number(), since: z.number() });
type Note = z.infer<typeof Note>;

const noteFile = ({ dataDir }: Environment): string => join(dataDir, "server.json");

/** The server's note in the data folder, by which commands find it. */
export interface ServerNote {
  /** Notes that the server is ready, and where it listens. */
  announce(url: string): void;
  remove(): void;
}

/** Notes in the data folder that this process starts a server. */
export const leaveServerNote = (environment: Environment): ServerNote => {
  const write = (url: string | null) =>
    writeFileSync(noteFile(environment), JSON.stringify({ url, pid: process.pid, since: Date.now() } satisfies Note));
  mkdirSync(environment.dataDir, { recursive: true });
  write(null);
  return { announce: write, remove: () => rmSync(noteFile(environment), { force: true }) };
};

/** A server that holds the data folder: ready at `url`, or still starting. */
export type FoundServer = { readonly url: string } | { readonly startingProcess: number };

/** The server that holds the data folder; `null` if there is none. */
export const probeServer = async (environment: Environment): Promise<FoundServer | null> => {
  try {
    const note = Note.parse(JSON.parse(readFileSync(noteFile(environment), "utf8")));
    if (note.url === null) return isStarting(note) ? { startingProcess: note.pid } : null;
    // A server that is gone refuses the connection at once; one that reads a book may be slow to answer.
    const health = await fetch(new URL("/health", note.url), { signal: AbortSignal.timeout(15_000) });
    return health.ok ? { url: note.url } : null;
  } catch {
    // There is no note, or a killed server left it behind.
    return null;
  }
};

/** Milliseconds between two probes, and how long a command waits for a server that is starting. */
const [probeInterval, patience] = [250, 60_000];

/** The address of the server that holds the data folder; `null` if there is none. Waits for a server that is starting. Throws `server_starting`. */
export const findServer = async (environment: Environment): Promise<string | null> => {
  const begun = Date.now();
  let announced = false;
  for (;;) {
    const found = await probeServer(environment);
    if (found === null) return null;
    if ("url" in found) return found.url;
    if (Date.now() - begun > patience) throw stillStarting(found.startingProcess);
    if (!announced)
      remark(`A server is starting on this data folder (process ${found.startingProcess}). Waiting for it for up to 60 seconds ...`);
    announced = true;
    await pause(probeInterval);
  }
};

/** A process that is gone starts nothing; after ten minutes its id may belong to another one. */
const isStarting = ({ pid, since }: Note): boolean => {
  if (Date.now() - since > 10 * 60_000) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const stillStarting = (pid: number) =>
  new CommandError(
    "server_starting",
    `The server of process ${pid} did not become ready within 60 seconds. See its output, and try again.`,
  );
