export * from "./action.ts";
export * from "./condition.ts";
export * from "./effect.ts";
export * from "./trigger.ts";
export * from "./system.ts";
export * from "./system-extraction.ts";
