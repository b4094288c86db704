export * from "./enums.ts";
export * from "./json.ts";
