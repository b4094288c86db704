export * from "./tokens.ts";
export * from "./events.ts";
export * from "./stage.ts";
export * from "./plugin.ts";
export * from "./checkpoint.ts";
