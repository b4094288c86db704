export * from "./enums.ts";
export * from "./json.ts";
export * from "./language-tag.ts";
export * from "./parsed-once.ts";
