import type { OtherPacks } from "./other-packs.ts";
import { lstat, realpath } from "node:fs/promises";
import { basename, join } from "node:path";
import { PackManifest } from "freeform-rpg/schemas/packs";
import { parseLocatedYaml, FileError, errorsAmong, inReadingOrder, schemaProblems } from "freeform-rpg/documents";
import type { FileProblem } from "freeform-rpg/documents";
import { findPackFiles, isInside } from "./pack-files.ts";
import { packLimits, showBytes } from "./pack-limits.ts";
import { readContentFile } from "./read-content-file.ts";
import type { PackFile, ContentFile } from "./read-content-file.ts";
import { readTextFile } from "./read-text-file.ts";
import { relationProblems, repeatedIds } from "./pack-checks.ts";

/** A content pack on disk. */
export interface Pack {
  readonly folder: string;
  readonly manifest: PackManifest;
  /** Sorted by path. */
  readonly files: readonly PackFile[];
  readonly warnings: readonly FileProblem[];
}

/**
 * Reads a pack: `pack.yaml` and every Markdown file below it. Throws `pack_not_found` when there is no
 * manifest and `pack_invalid` with all problems together: links that lead out of the folder, files that are too large or not text, and
 * ids of other packs that do not exist there.
 */
export const readPack = async (folder: string, others?: OtherPacks): Promise<Pack> => {
  const manifest = await parseManifest(folder);
  const { files, problems: rejected } = await findPackFiles(folder);
  const id = manifest.value?.id ?? basename(folder);
  const { read, problems: unread } = await readAll(folder, id, files);
  const contents = read.flatMap(({ content }) => content ?? []);
  const problems = [
    ...manifest.problems,
    ...rejected,
    ...unread,
    ...read.flatMap((each) => each.problems),
    ...repeatedIds(folder, contents),
    ...relationProblems({ folder, packId: id, depends: manifest.value?.depends_on.map((needed) => needed.id) ?? null, others }, read),
  ];
  if (manifest.value === null || errorsAmong(problems).length > 0)
    throw new FileError("pack_invalid", `The content pack "${id}" cannot be used:`, problems);
  return { folder, manifest: manifest.value, files: contents, warnings: inReadingOrder(problems) };
};

/** Reads files one after another up to a pack's limits: the operating system limits the number of open files. */
const readAll = async (folder: string, packId: string, paths: readonly string[]) => {
  const read: ContentFile[] = [];
  let bytes = 0;
  for (const path of paths) {
    const file = join(folder, path);
    const found = await readTextFile(file);
    bytes += found.text === null ? 0 : found.bytes;
    if (bytes > packLimits.packBytes) return { read, problems: [problem(folder, tooLarge)] };
    read.push(
      found.text === null ? { content: null, problems: found.problems, lineOf: () => 1 } : readContentFile(packId, path, file, found.text),
    );
  }
  return { read, problems: [] };
};

const tooLarge = `contains more than ${showBytes(packLimits.packBytes)} of text. A pack is one sourcebook: split it, and let one part depend on the other.`;

/** Reads only a pack's manifest. Throws `pack_not_found`, `pack_invalid`. */
export const readManifest = async (folder: string): Promise<PackManifest> => {
  const { value, problems } = await parseManifest(folder);
  if (value === null || problems.length > 0)
    throw new FileError("pack_invalid", `The content pack "${basename(folder)}" cannot be used:`, problems);
  return value;
};

const parseManifest = async (folder: string): Promise<{ value: PackManifest | null; problems: readonly FileProblem[] }> => {
  const file = join(folder, "pack.yaml");
  const root = await realpath(folder).catch(() => null);
  if (root === null || !(await exists(file))) throw new FileError("pack_not_found", notFound(folder), []);
  if (!(await isInside(root, file))) return { value: null, problems: [problem(file, leadsOut)] };
  const { text, problems: unread } = await readTextFile(file);
  if (text === null) return { value: null, problems: unread };
  const yaml = parseLocatedYaml(file, text);
  if (yaml.problems.length > 0) return { value: null, problems: yaml.problems };
  const parsed = PackManifest.safeParse(yaml.value);
  if (!parsed.success) return { value: null, problems: schemaProblems(yaml, parsed.error, Object.keys(PackManifest.shape)) };
  if (parsed.data.id === basename(root)) return { value: parsed.data, problems: [] };
  const message = `id is "${parsed.data.id}", but the folder is "${basename(root)}"; the two must be the same. Rename one of them.`;
  return { value: parsed.data, problems: [{ file, line: yaml.lineOf(["id"]), message, severity: "error" }] };
};

const exists = async (file: string): Promise<boolean> => (await lstat(file).catch(() => null)) !== null;

const problem = (file: string, message: string): FileProblem => ({ file, line: 1, message, severity: "error" });

const leadsOut = "is a link that leads out of the pack's folder. Put the manifest itself into the folder.";

const notFound = (folder: string): string =>
  `There is no content pack in "${folder}": a pack is a folder with a file pack.yaml. Check the id, or put the pack there.`;
