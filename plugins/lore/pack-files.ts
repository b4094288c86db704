import { readdir, realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { FileProblem } from "./problems.ts";

/** The content files of a pack: paths relative to its folder, sorted; and what was refused. Reports for people stay out. */
export const findPackFiles = async (folder: string): Promise<{ files: string[]; problems: FileProblem[] }> => {
  const root = await realpath(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const candidates = names.filter((name) => isLink(entries, folder, name) || isContent(name)).toSorted();
  const judged = await Promise.all(candidates.map(async (name) => ({ name, inside: await staysInside(root, join(folder, name)) })));
  return {
    files: judged.filter(({ name, inside }) => inside && isContent(name)).map(({ name }) => name),
    problems: judged.filter(({ inside }) => !inside).map(({ name }) => escapes(join(folder, name))),
  };
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

const isLink = (entries: readonly { isSymbolicLink(): boolean; name: string; parentPath: string }[], folder: string, name: string) =>
  entries.some((entry) => entry.isSymbolicLink() && relative(folder, join(entry.parentPath, entry.name)) === name);

/** False also for a link that leads nowhere. */
const staysInside = async (root: string, path: string): Promise<boolean> => {
  const real = await realpath(path).catch(() => null);
  return real !== null && (real === root || real.startsWith(root + sep));
};

const escapes = (file: string): FileProblem => ({
  file,
  line: 1,
  message: "is a link that leads out of the pack's folder; a pack may hold only its own files. Copy the file into the pack.",
  severity: "error",
});
