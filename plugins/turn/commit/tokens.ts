export type { DiffError } from "./diff-error.ts";
export type { TableRows } from "./rows.ts";
export type { Tables } from "./tables.ts";
