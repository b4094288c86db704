import { rename, rm, stat } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import type { DatabaseConnection } from "freeform-rpg/db";
import { createOneAtATime } from "freeform-rpg/plugins/operations/worker/lib";
import { openContents } from "./contents.ts";
import { listFolders, readFolder, removeFolder, takeFolder, writeFolder } from "./folders/folder-rows.ts";
import { fetchUnchanged, setAside, syncFolder } from "./folders/sync-folder.ts";
import type { ObjectStore, SharedFiles } from "./tokens.ts";

/** The dependencies of files that servers share. */
export interface SharedFilesOptions {
  readonly database: DatabaseConnection;
  readonly store: ObjectStore;
  /** Tells the operator what was kept beside a folder after a conflict. */
  readonly report: (message: string) => void;
}

/** Opens the files that all servers of a database share. */
export const openSharedFiles = ({ database, store, report }: SharedFilesOptions): SharedFiles => {
  const contents = openContents(database, store);
  const sources = { database, contents, checked: new Set<string>() };
  // Work on one folder is done one after another.
  const inTurn = createOneAtATime();
  return {
    place: store.place,
    sync: (copy, fence) =>
      inTurn(copy.folder, async () => {
        const outcome = await syncFolder(sources, copy, fence);
        if (outcome === "conflict")
          report(
            `"${copy.folder}" was changed here and on another server. The other's is used; what was here lies beside it as ".….changed-here-…".`,
          );
        return outcome;
      }),
    take: (copy) => takeFolder(database, copy.name),
    fetch: (copy) => inTurn(copy.folder, () => fetchUnchanged(sources, copy)),
    setAside: (copy) =>
      inTurn(copy.folder, async () => {
        await setAside(copy);
        report(`"${copy.folder}" was written by work that another server took over. What was here lies beside it as ".….changed-here-…".`);
      }),
    storeFile: async (name, file, content) => {
      await contents.put(content, file);
      await writeFolder(database, { name, base: 0, files: { [theFile]: { sha256: content.sha256, bytes: content.bytes } } });
    },
    fetchFile: (name, file) =>
      inTurn(file, async () => {
        const content = (await readFolder(database, name))?.files[theFile];
        if (content === undefined) return false;
        if (await stat(file).catch(() => null)) {
          if ((await contents.findMissing([content.sha256])).size > 0) await contents.put(content, file);
          return true;
        }
        const fresh = `${file}.${randomUUID()}.new`;
        await contents.get(content, fresh).catch(async (error: unknown) => {
          await rm(fresh, { force: true });
          throw error;
        });
        await rename(fresh, file);
        return true;
      }),
    list: (prefix) => listFolders(database, prefix),
    forget: (name) => removeFolder(database, name),
    clean: () => contents.clean(),
  };
};

/** The path of a file that is stored as a folder of its own. */
const theFile = "file";
