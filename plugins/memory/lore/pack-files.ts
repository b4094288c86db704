import { opendir, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import type { FileProblem } from "freeform-rpg/documents";
import { packLimits } from "./pack-limits.ts";

/** The files of a pack's folder. */
export interface PackListing {
  /** Content files: paths relative to the folder, sorted. Reports and names that begin with a dot are left out. */
  readonly files: readonly string[];
  /** The problems of rejected entries. */
  readonly problems: readonly FileProblem[];
}

/** Lists a pack's folder. It never follows links out of the folder, and stops at the limits. */
export const findPackFiles = async (folder: string): Promise<PackListing> => {
  const root = await realpath(folder);
  const listing = { names: new Array<string>(), links: new Array<string>(), deep: new Array<string>(), entries: 0 };
  await walk(folder, "", 1, listing);
  const stray = await Promise.all(listing.links.map(async (name) => ({ name, inside: await isInside(root, join(folder, name)) })));
  const linked = stray.filter(({ name, inside }) => inside && isContent(name)).map(({ name }) => name);
  const files = [...listing.names, ...linked].toSorted();
  return {
    // With too many files none is read: the pack must be split first.
    files: files.length > packLimits.files ? [] : files,
    problems: [
      ...stray.filter(({ inside }) => !inside).map(({ name }) => problem(join(folder, name), leadsOut)),
      ...listing.deep.map((name) => problem(join(folder, name), tooDeep)),
      ...(listing.entries > packLimits.entries ? [problem(folder, tooMany("files and folders", packLimits.entries))] : []),
      ...(files.length > packLimits.files ? [problem(folder, tooMany("content files", packLimits.files))] : []),
    ],
  };
};

interface Listing {
  readonly names: string[];
  readonly links: string[];
  readonly deep: string[];
  entries: number;
}

const walk = async (folder: string, within: string, depth: number, listing: Listing): Promise<void> => {
  if (depth > packLimits.depth) return void listing.deep.push(within);
  for await (const entry of await opendir(join(folder, within))) {
    listing.entries += 1;
    if (listing.entries > packLimits.entries) return;
    const name = join(within, entry.name);
    if (entry.name.startsWith(".")) continue;
    if (entry.isSymbolicLink()) listing.links.push(name);
    else if (entry.isDirectory()) await walk(folder, name, depth + 1, listing);
    else if (entry.isFile() && isContent(name)) listing.names.push(name);
  }
};

const notContent = new Set([
  "README.md",
  "LICENSE.md",
  "CHANGELOG.md",
  "REVIEW_NEEDED.md",
  "DRAFT_README.md",
  "EXTRACTION_REPORT.md",
  "gm_guidance_review.md",
]);

const isContent = (name: string): boolean => name.endsWith(".md") && !notContent.has(name.split(sep).at(-1) ?? name);

/** Whether a path, with links resolved, is inside a folder; `false` for a broken link. */
export const isInside = async (root: string, path: string): Promise<boolean> => {
  const real = await realpath(path).catch(() => null);
  return real !== null && (real === root || real.startsWith(root + sep));
};

const problem = (file: string, message: string): FileProblem => ({ file, line: 1, message, severity: "error" });

const leadsOut = "is a link that leads out of the pack's folder; a pack may contain only its own files. Copy the file into the pack.";
const tooDeep = `is more than ${packLimits.depth} folders deep. Move it up; folders have no meaning of their own.`;
const tooMany = (kind: string, max: number): string =>
  `contains more than ${max.toLocaleString("en")} ${kind}. A pack is one sourcebook: split it, and let one part depend on the other; or remove files that do not belong to it.`;
