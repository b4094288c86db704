import { relative } from "node:path";
import { readPack } from "freeform-rpg/plugins/memory/lore/lib";
import type { Pack, PackRepository } from "freeform-rpg/plugins/memory/lore";
import type { AssembledPack, PackFinding } from "freeform-rpg/schemas";
import { FileError } from "freeform-rpg/documents";
import type { FileProblem } from "freeform-rpg/documents";
import { checkContent } from "./check-content.ts";

/** Reads a pack by the loader that campaigns use. `pack` is `null` when it cannot be read. */
export const checkStructure = async (
  folder: string,
  { manifest, files }: AssembledPack,
  packs: PackRepository,
): Promise<{ pack: Pack | null; findings: PackFinding[] }> => {
  const own = [
    ...repeatedPaths(files.map(({ path }) => path)),
    ...(await missingPacks(
      manifest.depends_on.map(({ id }) => id),
      packs,
    )),
  ];
  try {
    const pack = await readPack(folder);
    const empty = pack.files.length === 0 ? [finding("error", null, noContent)] : [];
    return { pack, findings: [...own, ...empty, ...pack.warnings.map((problem) => fromProblem(problem, folder)), ...checkContent(pack)] };
  } catch (thrown) {
    if (!(thrown instanceof FileError)) throw thrown;
    return { pack: null, findings: [...own, ...thrown.problems.map((problem) => fromProblem(problem, folder))] };
  }
};

const noContent =
  "It holds no text to search: no segment of the book was lore, rules or advice. Look at 03_segment and 04_classify, or read other pages.";

const finding = (severity: PackFinding["severity"], file: string | null, message: string): PackFinding => ({
  severity,
  phase: "structure",
  file,
  message,
});

const fromProblem = ({ file, line, message, severity }: FileProblem, folder: string): PackFinding =>
  finding(severity, relative(folder, file).replaceAll("\\", "/"), `line ${line}: ${message}`);

const repeatedPaths = (paths: readonly string[]): PackFinding[] =>
  [...new Set(paths.filter((path, at) => paths.indexOf(path) !== at))].map((path) =>
    finding("error", path, "Two stages made this file, and one would overwrite the other. One of them has to name it otherwise."),
  );

const missingPacks = async (needed: readonly string[], packs: PackRepository): Promise<PackFinding[]> => {
  const there = await packs.ids();
  return needed
    .filter((id) => !there.includes(id))
    .map((id) =>
      finding(
        "warning",
        "pack.yaml",
        `It depends on the pack "${id}", which is not among your packs. Put it there before you install this one.`,
      ),
    );
};
