export { defineConfig } from "./config/define-config.ts";
export type { Configuration, ConfigurationInput } from "./config/define-config.ts";
export { standard } from "./config/standard.ts";
export type { StandardOptions } from "./config/standard.ts";
export { openEngine } from "./embed/open-engine.ts";
export type { Engine, EngineOptions, Operation, TokenFor } from "./embed/open-engine.ts";
