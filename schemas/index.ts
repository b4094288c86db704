export * from "./values/index.ts";
export * from "./rules/index.ts";
export * from "./campaign/index.ts";
export * from "./turn/index.ts";
export * from "./packs/index.ts";
export * from "./policy/index.ts";
export * from "./ingest/index.ts";
