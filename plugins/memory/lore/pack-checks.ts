import { join } from "node:path";
import type { FileProblem } from "freeform-rpg/documents";
import { didYouMean } from "freeform-rpg/language";
import type { PackFile, ContentFile } from "./read-content-file.ts";
import type { OtherPacks } from "./other-packs.ts";

/** An error for each file whose id another file of the pack has already taken. */
export const repeatedIds = (folder: string, files: readonly PackFile[]): FileProblem[] => {
  const takenBy = new Map<string, string>();
  return files.flatMap((file): FileProblem[] => {
    const first = takenBy.get(file.id);
    takenBy.set(file.id, first ?? file.path);
    if (first === undefined) return [];
    const message = `id "${file.metadata.id}" is already used by ${first}; ids are unique within a pack. Rename one of them.`;
    return [{ file: join(folder, file.path), line: 2, message, severity: "error" }];
  });
};

/** The pack whose references are checked, and the packs that they may refer to. */
export interface ReferenceScope {
  readonly folder: string;
  readonly packId: string;
  /** The packs that the manifest depends on; `null` when the manifest could not be read. */
  readonly depends: readonly string[] | null;
  /** The ids in other packs; without it, references to other packs are not checked. */
  readonly others: OtherPacks | undefined;
}

const fields = ["related_entities", "related_factions", "related_locations"] as const;

/**
 * The problems of related ids. An unknown id without a pack is a warning, because a scenario may define it. An id of another pack must
 * exist, and this pack must depend on that pack.
 */
export const relationProblems = (scope: ReferenceScope, files: readonly ContentFile[]): FileProblem[] => {
  const known = new Set(files.flatMap(({ content }) => content?.metadata.id ?? []));
  return files.flatMap(({ content, lineOf }) =>
    content === null
      ? []
      : fields.flatMap((field) =>
          content.metadata[field].flatMap((id, at): FileProblem[] => {
            const problem = problemOf(id, scope, known);
            const file = join(scope.folder, content.path);
            return problem === null
              ? []
              : [{ file, line: lineOf([field, at]), ...problem, message: `${field} names "${id}", ${problem.message}` }];
          }),
        ),
  );
};

type ReferenceProblem = Pick<FileProblem, "message" | "severity">;

const problemOf = (id: string, scope: ReferenceScope, known: ReadonlySet<string>): ReferenceProblem | null => {
  const at = id.indexOf(":");
  const pack = at < 0 ? scope.packId : id.slice(0, at);
  const bare = id.slice(at + 1);
  if (pack !== scope.packId) return foreignProblem(pack, bare, scope);
  if (known.has(bare)) return null;
  return { severity: "warning", message: `which no file of this pack describes.${didYouMean(bare, known)}` };
};

const foreignProblem = (pack: string, bare: string, { depends, others }: ReferenceScope): ReferenceProblem | null => {
  if (depends !== null && !depends.includes(pack)) {
    const message = `but pack.yaml does not depend on "${pack}". Add { id: ${pack} } to depends_on, or take the reference out.`;
    return { severity: "error", message };
  }
  const ids = others?.get(pack);
  if (ids === undefined || ids.has(bare)) return null;
  const message = `which no file of the pack "${pack}" describes.${didYouMean(bare, ids)} Correct the id, or install a version of "${pack}" that has it.`;
  return { severity: "error", message };
};
