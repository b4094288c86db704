import { service } from "freeform-rpg/kernel";
import type { SystemRepository } from "./system-repository.ts";

/** The rule systems available: those of the systems folder, and those that packs bring in `systems/`. */
export const Systems = service<SystemRepository>("systems/systems");

export type { CompiledHints, CompiledIndicator } from "./compile-hints.ts";

export type { Pattern, PatternMatch } from "./compile-pattern.ts";

export type { ExtractionConfig, ExtractionRequest } from "./load-extraction.ts";

export type { LoadedSystem } from "./load-system.ts";

export type { SystemSummary } from "./summarise-systems.ts";
export type { SystemError } from "./system-error.ts";

export type { SystemRepository } from "./system-repository.ts";
