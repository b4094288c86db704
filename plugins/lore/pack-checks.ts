import { join } from "node:path";
import { didYouMean } from "./closest-word.ts";
import type { FileProblem } from "./problems.ts";
import type { PackFile } from "./read-content-file.ts";

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

/** A warning for each related id that names nothing in the pack; ids of other packs and of scenarios may be meant. */
export const relationProblems = (folder: string, packId: string, files: readonly PackFile[]): FileProblem[] => {
  const known = new Set(files.map(({ metadata }) => metadata.id));
  return files.flatMap((file) =>
    (["related_entities", "related_factions", "related_locations"] as const).flatMap((field) =>
      file.metadata[field]
        .filter((id) => !known.has(id.startsWith(`${packId}:`) ? id.slice(packId.length + 1) : id) && !isForeign(id, packId))
        .map((id): FileProblem => {
          const message = `${field} names "${id}", which no file of this pack describes.${didYouMean(id, known)}`;
          return { file: join(folder, file.path), line: 2, message, severity: "warning" };
        }),
    ),
  );
};

const isForeign = (id: string, packId: string): boolean => id.includes(":") && !id.startsWith(`${packId}:`);
