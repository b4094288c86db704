import { service } from "freeform-rpg/kernel";
import type { SystemShelf } from "./system-shelf.ts";

/** The rule systems at hand: those of the systems folder, and those that packs bring in `systems/`. */
export const Systems = service<SystemShelf>("systems/systems");

export { compileHints } from "./compile-hints.ts";
export type { CompiledHints, CompiledIndicator } from "./compile-hints.ts";
export { compilePattern } from "./compile-pattern.ts";
export type { Pattern, PatternMatch } from "./compile-pattern.ts";
export { loadExtractionConfig } from "./load-extraction.ts";
export type { ExtractionConfig, ExtractionRequest } from "./load-extraction.ts";
export { loadSystem, openSystem } from "./load-system.ts";
export type { LoadedSystem } from "./load-system.ts";
export { mergeSystems } from "./merge-systems.ts";
export { summariseSystems } from "./summarise-systems.ts";
export type { SystemSummary } from "./summarise-systems.ts";
export { SystemError } from "./system-error.ts";
export { openSystemShelf } from "./system-shelf.ts";
export type { SystemShelf } from "./system-shelf.ts";
