import { join } from "node:path";
import type { FileProblem } from "freeform-rpg/documents";
import { didYouMean } from "freeform-rpg/language";
import type { PackFile, ReadFile } from "./read-content-file.ts";
import type { OtherPacks } from "./other-packs.ts";

/** An error for each file whose id another file of the pack has already taken. */
export const repeatedIds = (folder: string, files: readonly PackFile[]): FileProblem[] => {
  const takenBy = new Map<string, string>();
  return files.flatMap((file): FileProblem[] => {
    const first = takenBy.get(file.id);
    takenBy.set(file.id, first ?? file.path);
    if (first === undefined) return [];
    const message = `id "${file.metadata.id}" is already that of ${first}; ids are unique within a pack. Rename one of them.`;
    return [{ file: join(folder, file.path), line: 2, message, severity: "error" }];
  });
};

/** Where a pack's references lead. */
export interface ReferenceScope {
  readonly folder: string;
  readonly packId: string;
  /** Packs that the manifest depends on; `null` when the manifest could not be read. */
  readonly depends: readonly string[] | null;
  /** What the other packs hold; absent: ids of other packs are taken on trust. */
  readonly others: OtherPacks | undefined;
}

const fields = ["related_entities", "related_factions", "related_locations"] as const;

/**
 * What is wrong with related ids. One without a pack that nothing here describes is a warning, for a scenario may; one of another pack
 * must be there, and its pack must be one that this one depends on.
 */
export const relationProblems = (scope: ReferenceScope, files: readonly ReadFile[]): FileProblem[] => {
  const known = new Set(files.flatMap(({ content }) => content?.metadata.id ?? []));
  return files.flatMap(({ content, lineOf }) =>
    content === null
      ? []
      : fields.flatMap((field) =>
          content.metadata[field].flatMap((id, at): FileProblem[] => {
            const fault = faultOf(id, scope, known);
            const file = join(scope.folder, content.path);
            return fault === null
              ? []
              : [{ file, line: lineOf([field, at]), ...fault, message: `${field} names "${id}", ${fault.message}` }];
          }),
        ),
  );
};

type Fault = Pick<FileProblem, "message" | "severity">;

const faultOf = (id: string, scope: ReferenceScope, known: ReadonlySet<string>): Fault | null => {
  const at = id.indexOf(":");
  const pack = at < 0 ? scope.packId : id.slice(0, at);
  const bare = id.slice(at + 1);
  if (pack !== scope.packId) return foreignFault(pack, bare, scope);
  if (known.has(bare)) return null;
  return { severity: "warning", message: `which no file of this pack describes.${didYouMean(bare, known)}` };
};

const foreignFault = (pack: string, bare: string, { depends, others }: ReferenceScope): Fault | null => {
  if (depends !== null && !depends.includes(pack)) {
    const message = `but pack.yaml does not depend on "${pack}". Add { id: ${pack} } to depends_on, or take the reference out.`;
    return { severity: "error", message };
  }
  const there = others?.get(pack);
  if (there === undefined || there.has(bare)) return null;
  const message = `which no file of the pack "${pack}" describes.${didYouMean(bare, there)} Correct the id, or install a version of "${pack}" that has it.`;
  return { severity: "error", message };
};
