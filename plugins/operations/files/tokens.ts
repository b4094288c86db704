import { service } from "freeform-rpg/kernel";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { Readable } from "node:stream";

/** A place that stores contents by their SHA-256. Methods throw `files_unavailable` where it cannot be reached or refuses. */
export interface ObjectStore {
  /** Where it is, for messages. */
  readonly place: string;
  /** Checks that it exists and may be read and written. */
  check(): Promise<void>;
  /** Stores a content. `read` may be called again after a failure. */
  put(content: StoredContent, read: () => Readable): Promise<void>;
  /** The content; `null` where there is none. */
  get(sha256: string): Promise<Readable | null>;
  /** Removes contents; those that it does not have are ignored. `sql` is the transaction that forgets them. */
  remove(hashes: readonly string[], sql: DatabaseConnection["sql"]): Promise<void>;
  close?(): void;
}

/** A content by its hash. */
export interface StoredContent {
  readonly sha256: string;
  readonly bytes: number;
}

/** The outcome of bringing a folder up to date: `conflict` where it was changed here and on another server. */
export type SyncOutcome = "same" | "fetched" | "stored" | "conflict";

/** A folder that servers share. */
export interface SharedFolderEntry {
  readonly name: string;
  readonly changedAt: Date;
  /** The paths of its files, with slashes. */
  readonly files: readonly string[];
}

/** A folder by its name among those that servers share, and its copy on this server. */
export interface FolderCopy {
  /** Such as `packs/rainport`. */
  readonly name: string;
  /** The local folder. */
  readonly folder: string;
}

/**
 * Files that all servers of a database share. Each server works on a copy in its own data folder. Without a store the local folder is the only copy, and every
 * method does nothing.
 */
export interface SharedFiles {
  /** The place of the store; `null` where files stay in the data folder of this server. */
  readonly place: string | null;
  /**
   * Brings a folder up to date in both directions. After a `conflict` the copy is that of the other server, and what was changed here lies beside it. Throws
   * `files_unavailable`, `files_damaged`; with `fence`, `files_changed` where other work has taken the folder since.
   */
  sync(copy: FolderCopy, fence?: number): Promise<SyncOutcome>;
  /** Takes a folder for work that writes to it, away from any other. Returns the `fence` for its calls of `sync`. */
  take(copy: FolderCopy): Promise<number>;
  /** Fetches what other servers stored, unless the folder was changed here. Throws the same errors. */
  fetch(copy: FolderCopy): Promise<void>;
  /** Sets what is here beside, because the work that wrote it was taken over: the next call fetches what was stored. */
  setAside(copy: FolderCopy): Promise<void>;
  /** Stores one file as a folder of its own. */
  storeFile(name: string, file: string, content: StoredContent): Promise<void>;
  /** Fetches such a file, unless `file` exists. False where there is none under the name. */
  fetchFile(name: string, file: string): Promise<boolean>;
  /** The folders whose names begin with `prefix`, by name. */
  list(prefix: string): Promise<readonly SharedFolderEntry[]>;
  /** Removes a folder for all servers; copies go when they are next brought up to date. */
  forget(name: string): Promise<void>;
  /** Removes contents that no folder has used for a day. Returns how many. */
  clean(): Promise<number>;
}
export const SharedFiles = service<SharedFiles>("files/shared");
