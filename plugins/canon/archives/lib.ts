export { ArchiveError } from "./archive-error.ts";
