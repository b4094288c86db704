import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { AppError } from "freeform-rpg/kernel";
import { codeOf, DatabaseError } from "./errors.ts";

/** The holder of a folder's lock. */
export interface Holder {
  readonly pid: number;
  /** Tells a process from a later one with the same id; empty where the system does not say. */
  readonly started: string;
  readonly token: string;
}

/** Creates the error that names the holder of a folder; `file` is the lock. */
export type RefuseLock = (folder: string, file: string, holder: Holder) => AppError;

/**
 * Locks a folder for this process; returns the function that unlocks it. PGlite has no lock of its own, and two
 * processes on one folder destroy it. Throws what `refuse` makes, else `database_locked`; the lock of a dead process is taken over.
 */
export const lockFolder = (folder: string, refuse: RefuseLock = refuseDatabase): (() => void) => {
  const file = `${resolve(folder)}.lock`;
  const own: Holder = { pid: process.pid, started: startOf(process.pid), token: randomUUID() };
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(file, own)) return () => release(file, own);
    const holder = read(file);
    if (holder !== null && lives(holder)) throw refuse(folder, file, holder);
    if (holder !== null) remove(file, holder);
  }
  throw new DatabaseError("database_locked", `The lock "${file}" keeps changing its owner. Try again when no other process is starting.`);
};

/** Writes the whole file first and links it into place, so that no process ever reads half a lock. */
const create = (file: string, own: Holder): boolean => {
  const draft = `${file}.${own.token}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    linkSync(draft, file);
    return true;
  } catch (thrown) {
    if (codeOf(thrown) === "EEXIST") return false;
    throw thrown;
  } finally {
    rmSync(draft, { force: true });
  }
};

const read = (file: string): Holder | null => {
  try {
    const found: Partial<Holder> = JSON.parse(readFileSync(file, "utf8"));
    return { pid: found.pid ?? 0, started: found.started ?? "", token: found.token ?? "" };
  } catch (thrown) {
    if (codeOf(thrown) === "ENOENT") return null;
    return { pid: 0, started: "", token: "" };
  }
};

/** Moves the dead lock aside first: if another process has replaced it meanwhile, that one is put back. */
const remove = (file: string, dead: Holder): void => {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (read(aside)?.token !== dead.token) linkSync(aside, file);
  } catch (thrown) {
    if (codeOf(thrown) !== "ENOENT" && codeOf(thrown) !== "EEXIST") throw thrown;
  } finally {
    rmSync(aside, { force: true });
  }
};

const release = (file: string, own: Holder): void => {
  if (read(file)?.token === own.token) rmSync(file, { force: true });
};

const lives = ({ pid, started }: Holder): boolean => {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (thrown) {
    return codeOf(thrown) === "EPERM";
  }
  return started === "" || startOf(pid) === "" || startOf(pid) === started;
};

const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    // Not every system has /proc; the process id alone must do then.
    return "";
  }
};

const refuseDatabase: RefuseLock = (folder, file, { pid }) =>
  new DatabaseError(
    "database_locked",
    `The database folder "${resolve(folder)}" is in use by process ${pid}${pid === process.pid ? ", which is this very process" : ""}. ` +
      `Two processes on one embedded database would destroy it. Stop that process, or choose another folder with DATA_DIR, ` +
      `or use a Postgres server through DATABASE_URL. If no such process runs any more, remove "${file}".`,
  );
