import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseError } from "./errors.ts";

/**
 * Makes sure that the folder holds a database: `create` makes a new one beside it, which is then moved into place, so
 * that a process killed meanwhile leaves no half database. Throws `folder_not_empty`. The caller holds the folder's lock.
 */
export const ensureDatabaseFolder = async (folder: string, create: (draft: string) => Promise<void>): Promise<void> => {
  if (existsSync(join(folder, "PG_VERSION"))) return;
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw notEmpty(folder);
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await create(draft);
  rmSync(folder, { recursive: true });
  renameSync(draft, folder);
};

const notEmpty = (folder: string): DatabaseError =>
  new DatabaseError(
    "folder_not_empty",
    `The folder "${folder}" holds files but no database, so none was created in it. ` +
      `Choose an empty folder or a new one with DATA_DIR, or remove what is in this one.`,
  );
