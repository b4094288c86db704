export * from "./action.ts";
export * from "./system.ts";
export * from "./system-extraction.ts";
