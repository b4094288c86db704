export { compileHints } from "./compile-hints.ts";
export { compilePattern } from "./compile-pattern.ts";
export { loadExtractionConfig } from "./load-extraction.ts";
export { loadSystem, openSystem } from "./load-system.ts";
export { mergeSystems } from "./merge-systems.ts";
export { summariseSystems } from "./summarise-systems.ts";
export { SystemError } from "./system-error.ts";
export { openSystemRepository } from "./system-repository.ts";
