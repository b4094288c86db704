import type { Generated } from "kysely";
import type { Json, TimeDefault } from "./columns.ts";

/** The files of a folder that servers share, by their paths with slashes. */
export type SharedTree = Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;

/** Folders that servers share. Each change is another version. */
export interface SharedFoldersTable {
  name: string;
  version: number;
  /** Rises with each piece of work that takes the folder: what the one before still writes is refused. */
  fence: Generated<number>;
  files: Json<SharedTree>;
  changed_at: TimeDefault;
}

/** Contents that are stored; `complete` once the whole content is. */
export interface SharedObjectsTable {
  /** The store: contents of another one are of no use after a change of the configuration. */
  place: string;
  sha256: string;
  bytes: number | string;
  complete: Generated<boolean>;
  stored_at: TimeDefault;
}

/** The parts of a content that is stored in the database, from 0. */
export interface SharedContentsTable {
  sha256: string;
  part: number;
  content: Uint8Array;
}
