import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { EngineError } from "freeform-rpg/errors";
import { AppError, messageOf } from "freeform-rpg/kernel";
import type { Promotion } from "freeform-rpg/plugins/ingest/drafts";
import { openZip } from "freeform-rpg/plugins/ingest/extract/lib";
import { findNotes } from "./open-source.ts";
import type { IngestServiceDeps } from "./ingest-parts.ts";
import type { BookSource } from "./tokens.ts";

/**
 * Checks the content pack in a ZIP archive and stores it with the server's packs, completely or not at all. Throws `pack_not_found`, `pack_invalid`,
 * `pack_taken`, and the errors of archives that cannot be read.
 */
export const storePack = async (
  { folders, drafts }: Pick<IngestServiceDeps, "folders" | "drafts">,
  source: BookSource,
  force: boolean,
): Promise<Promotion> => {
  const { path, name } = await findNotes(folders, source);
  const files = openZip(await readFile(path), name, () => true);
  const root = findRoot([...files.keys()], name);
  const scratch = await mkdtemp(join(tmpdir(), "freeform-rpg-pack-"));
  const folder = join(scratch, idOf(files.get(`${root}pack.yaml`)));
  try {
    for (const [file, bytes] of files) {
      if (!file.startsWith(root)) continue;
      await writeInto(folder, file.slice(root.length), bytes).catch((error: unknown) => {
        throw new EngineError(
          "archive_path_invalid",
          `"${name}" contains the path "${shorten(file)}", which cannot be written: ${messageOf(error).replaceAll(`${scratch}/`, "")}. Rename it and pack again.`,
        );
      });
    }
    return await drafts.promote({ folder, to: folders.packs, force });
  } catch (error) {
    // Problems name files as they lie in the archive.
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, error.message.replaceAll(`${scratch}/`, ""), { cause: error });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

const writeInto = async (folder: string, path: string, bytes: Uint8Array): Promise<void> => {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
};

const shorten = (path: string): string => (path.length > 100 ? `${path.slice(0, 100)}...` : path);

/** The folder of a pack has the name of its id; what is wrong with the manifest is said when the pack is read. */
const idOf = (manifest: Uint8Array | undefined): string =>
  /^id:\s*["']?([a-z0-9_]+)/m.exec(new TextDecoder().decode(manifest))?.[1] ?? "pack";

/** The folder of the archive in which the pack lies: the one with the manifest that is nearest to the top; empty for the top. */
const findRoot = (paths: readonly string[], name: string): string => {
  const manifests = paths.filter((path) => /(?:^|\/)pack\.yaml$/.test(path));
  const [first] = manifests.toSorted((one, other) => one.split("/").length - other.split("/").length);
  if (first !== undefined) return first.replace(/pack\.yaml$/, "");
  throw new EngineError("pack_not_found", `"${name}" contains no \`pack.yaml\`. Pack the folder of a content pack as a ZIP archive.`);
};
