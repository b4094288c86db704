import { randomUUID } from "node:crypto";
import { link, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, isAbsolute, join, normalize } from "node:path";
import type { SharedTree } from "freeform-rpg/db";
import { EngineError } from "freeform-rpg/errors";
import type { Contents } from "../contents.ts";
import { inLanes } from "../in-lanes.ts";
import type { CopyMark } from "./copy-mark.ts";

/** Puts a version of a folder in the place of the local copy, at once. Files that the copy has already are not fetched. */
export const fetchFolder = async (contents: Contents, folder: string, files: SharedTree, mark: CopyMark | null): Promise<void> => {
  const [fresh, old] = [join(dirname(folder), `.${randomUUID()}.new`), join(dirname(folder), `.${randomUUID()}.old`)];
  try {
    await mkdir(fresh, { recursive: true });
    await inLanes(Object.entries(files), async ([path, content]) => {
      const target = join(fresh, requireInside(path));
      await mkdir(dirname(target), { recursive: true });
      const before = mark?.files[path];
      if (before?.sha256 === content.sha256 && (await linkUnchanged(join(folder, path), target, before))) return;
      await contents.get(content, target);
    });
    await rename(folder, old).catch(() => undefined);
    await rename(fresh, folder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
};

const linkUnchanged = async (file: string, target: string, before: CopyMark["files"][string]): Promise<boolean> => {
  const found = await stat(file).catch(() => null);
  if (found === null || found.size !== before.bytes || found.mtimeMs !== before.mtimeMs) return false;
  return link(file, target).then(
    () => true,
    () => false,
  );
};

const requireInside = (path: string): string => {
  if (!isAbsolute(path) && !path.split("/").includes("..") && normalize(path) !== ".") return path;
  throw new EngineError(
    "files_damaged",
    `A shared folder has a file "${path}", which leads out of it. Was the table shared_folders changed by hand?`,
  );
};
