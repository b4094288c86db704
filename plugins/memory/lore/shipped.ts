import { join, relative } from "node:path";

/** A folder that ships with the engine, as seen from the working directory: error messages then show short paths. */
export const shipped = (folder: string): string => relative(process.cwd(), join(import.meta.dirname, "..", "..", "..", folder)) || ".";
