export * from "./enums.ts";
export * from "./json.ts";
export * from "./language-tag.ts";
