import { join } from "node:path";
import { ExtractionHints } from "freeform-rpg/schemas/rules";
import type { SystemConfig } from "freeform-rpg/schemas";
import { compileHints } from "./compile-hints.ts";
import type { CompiledHints } from "./compile-hints.ts";
import { mergeFiles } from "./load-system.ts";
import { readSystemFile } from "./read-system-file.ts";
import { SystemError } from "./system-error.ts";
import { readLine } from "./system-line.ts";
import type { SystemFile } from "./system-line.ts";

/** What a book is read with; specification 002, ExtractionConfig. */
export interface ExtractionConfig {
  readonly id: string;
  readonly name: string;
  readonly inherits: string | null;
  readonly extraction: ExtractionHints;
  readonly patterns: CompiledHints;
  /** The whole merged system. */
  readonly system: SystemConfig;
  /** The files that were merged, the most distant ancestor first. */
  readonly sources: readonly string[];
}

/** Which hints are wanted. */
export interface ExtractionRequest {
  readonly folders: string | readonly string[];
  /** A system's id. Default: what the pack names, else `_base`. */
  readonly hint?: string | null | undefined;
  /** Folder of a pack, whose `pack.yaml` may name a `system` and whose `extraction.yaml` is laid over it. */
  readonly packFolder?: string | null | undefined;
}

const ground = "_base";

/**
 * Merges `_base -> system (any depth) -> pack/extraction.yaml`. `extends` in the pack's file counts as its system. Throws `SystemError`.
 */
export const loadExtractionConfig = ({ folders, hint, packFolder }: ExtractionRequest): ExtractionConfig => {
  const places = typeof folders === "string" ? [folders] : folders;
  const overrides = packFolder ? readOverrides(packFolder) : null;
  const id = hint ?? overrides?.parent ?? (packFolder ? namedByPack(packFolder) : null) ?? ground;
  const line = withGround(readLine(id, places), places);
  const { system, sources } = mergeFiles(id, overrides ? [...line, overrides.file] : line);
  const extraction = system.extraction ?? ExtractionHints.parse({});
  return {
    id: system.id,
    name: system.name,
    inherits: system.inherits ?? null,
    extraction,
    patterns: compileHints(extraction, id),
    system,
    sources,
  };
};

/** The common ground holds for every book, whether or not the system inherits it. */
const withGround = (line: SystemFile[], places: readonly string[]): SystemFile[] =>
  line.some(({ value }) => value["id"] === ground) ? line : [...readLine(ground, places), ...line];

const readOverrides = (packFolder: string): { file: SystemFile; parent: string | null } | null => {
  const path = join(packFolder, "extraction.yaml");
  const read = readSystemFile(path);
  if (read === null) return null;
  const { extends: parent = null, ...value } = read;
  if (parent === null || typeof parent === "string") return { file: { path, value }, parent };
  throw new SystemError("system_invalid", `"extends" in "${path}" is ${JSON.stringify(parent)}; it takes one system's id.`);
};

const namedByPack = (packFolder: string): string | null => {
  const named = readSystemFile(join(packFolder, "pack.yaml"))?.["system"];
  return typeof named === "string" ? named : null;
};
