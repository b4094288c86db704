import { readImports } from "./read-imports.ts";
import { targetOf } from "./rooms.ts";

/** The stages of an ingest, first to last; `book-text` is the library of all of them. */
const stages = [
  "book-text",
  "core",
  "extract",
  "structure",
  "segment",
  "classify",
  "enrich",
  "systems",
  "guidance",
  "assemble",
  "validate",
  "drafts",
  "notes",
  "jobs",
];

/** Imports of an ingest stage that lead to a later one, each as a line that says why. Tests may put all stages together. */
export const checkStages = (file: string, source: string): readonly string[] => {
  const stage = stageIn(file);
  if (stage === null || file.includes("/tests/")) return [];
  if (!stages.includes(stage)) return [`${file}: the stage "${stage}" is missing in tests/layers/check-stages.ts.`];
  return readImports(source).flatMap(({ line, specifier }) => {
    const target = targetOf(file, specifier);
    const other = target.kind === "door" ? stageIn(target.door) : target.kind === "file" ? stageIn(target.file) : null;
    if (other === null || stages.indexOf(other) <= stages.indexOf(stage)) return [];
    return [`${file}:${line} imports "${specifier}". A stage of an ingest imports only earlier stages: move what both need to book-text.`];
  });
};

const stageIn = (path: string): string | null => /^plugins\/ingest\/([\w-]+)(?:\/|$)/.exec(path)?.[1] ?? null;
