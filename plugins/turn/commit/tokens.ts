export type { DiffError } from "./diff-error.ts";
