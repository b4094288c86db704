import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Environment } from "./environment.ts";

const Note = z.object({ url: z.string(), pid: z.number() });

const noteFile = ({ dataDir }: Environment): string => join(dataDir, "server.json");

/** Notes in the data folder where this server listens, so that commands find it; returns what takes the note away. */
export const leaveServerNote = (environment: Environment, url: string): (() => void) => {
  mkdirSync(environment.dataDir, { recursive: true });
  writeFileSync(noteFile(environment), JSON.stringify({ url, pid: process.pid }));
  return () => rmSync(noteFile(environment), { force: true });
};

/** The address of the server that holds the data folder; `null` when none answers. */
export const findServer = async (environment: Environment): Promise<string | null> => {
  try {
    const { url } = Note.parse(JSON.parse(readFileSync(noteFile(environment), "utf8")));
    // Where no server is left this is refused at once; one that reads a book may be slow to answer.
    const health = await fetch(new URL("/health", url), { signal: AbortSignal.timeout(15_000) });
    return health.ok ? url : null;
  } catch {
    // No note, or one that a killed server left behind.
    return null;
  }
};
