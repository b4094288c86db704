import type { DatabaseConnection, SharedTree } from "freeform-rpg/db";
import { EngineError } from "freeform-rpg/errors";
import { readTime } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { SharedFolderEntry } from "../tokens.ts";

/** A version of a folder. */
export interface FolderVersion {
  readonly fence: number;
  readonly version: number;
  readonly files: SharedTree;
}

/** The current version of a folder; `null` where there is none. */
export const readFolder = async ({ sql: db }: DatabaseConnection, name: string): Promise<FolderVersion | null> =>
  (await db.selectFrom("shared_folders").select(["version", "fence", "files"]).where("name", "=", name).executeTakeFirst()) ?? null;

/** The folders whose names begin with `prefix`, by name. */
export const listFolders = async ({ sql: db }: DatabaseConnection, prefix: string): Promise<SharedFolderEntry[]> => {
  const rows = await db
    .selectFrom("shared_folders")
    .select(["name", "changed_at", sql<string[]>`array(select jsonb_object_keys(files))`.as("files")])
    .where(sql<boolean>`starts_with(name, ${prefix})`)
    .orderBy("name")
    .execute();
  return rows.map(({ name, changed_at, files }) => ({ name, changedAt: readTime(changed_at), files }));
};

/** Takes a folder for one piece of work, and makes an empty one where there is none. Returns its fence. */
export const takeFolder = async ({ sql: db }: DatabaseConnection, name: string): Promise<number> => {
  const { fence } = await db
    .insertInto("shared_folders")
    .values({ name, version: 1, fence: 1, files: "{}" })
    .onConflict((same) => same.column("name").doUpdateSet({ fence: sql`shared_folders.fence + 1` }))
    .returning("fence")
    .executeTakeFirstOrThrow();
  return fence;
};

/** A version to write. */
export interface NewVersion {
  readonly name: string;
  /** The version before; 0 for a folder that is new. */
  readonly base: number;
  readonly files: SharedTree;
  readonly fence?: number | undefined;
}

/** Writes a version. False where another server was faster, or the fence is another's. */
export const writeFolder = async ({ sql: db }: DatabaseConnection, { name, base, files, fence }: NewVersion): Promise<boolean> => {
  const version = base + 1;
  const text = JSON.stringify(files);
  const written =
    base === 0
      ? await db
          .insertInto("shared_folders")
          .values({ name, version, files: text })
          .onConflict((same) => same.column("name").doNothing())
          .returning("version")
          .executeTakeFirst()
      : await db
          .updateTable("shared_folders")
          .set({ version, files: text, changed_at: sql`now()` })
          .where("name", "=", name)
          .where("version", "=", base)
          .$if(fence !== undefined, (query) => query.where("fence", "=", fence ?? 0))
          .returning("version")
          .executeTakeFirst();
  return written !== undefined;
};

/** Checks that no other work has taken the folder. Throws `files_changed`. */
export const requireFence = (name: string, stored: FolderVersion | null, fence: number | undefined): void => {
  if (fence === undefined || stored?.fence === fence) return;
  throw new EngineError("files_changed", `"${name}" was taken over by other work. What this work still had to store was refused.`);
};

/** Removes a folder. */
export const removeFolder = async ({ sql: db }: DatabaseConnection, name: string): Promise<void> =>
  void (await db.deleteFrom("shared_folders").where("name", "=", name).execute());
