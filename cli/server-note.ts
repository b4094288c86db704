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
  const note = readNote(environment);
  if (note === null) return null;
  if (note.url === null) return isStarting(note) ? { startingProcess: note.pid } : null;
  return (await answers(note.url)) ? { url: note.url } : null;
};

/** The server's note; `null` when there is none, or when it was cut off while it was written. */
const readNote = (environment: Environment): Note | null => {
  try {
    return Note.parse(JSON.parse(readFileSync(noteFile(environment), "utf8")));
  } catch {
    return null;
  }
};

/**
 * Whether a server is at an address. One that is gone refuses the connection at once. One that reads a book, stops, or drops a connection may be slow or answer
 * with an error, and still holds the data folder: the request that follows says what is wrong with it.
 */
const answers = async (url: string): Promise<boolean> => {
  try {
    const { ok, status } = await fetch(new URL("/health", url), { signal: AbortSignal.timeout(15_000) });
    return ok || status === 503;
  } catch (error) {
    return codeOf(error) !== "ECONNREFUSED";
  }
};

const codeOf = (error: unknown): unknown => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? cause.code : undefined;
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
