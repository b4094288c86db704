import { join, relative } from "node:path";

/** The path of a folder that ships with the engine, relative to the working directory, so that error messages show short paths. */
export const shipped = (folder: string): string => relative(process.cwd(), join(import.meta.dirname, "..", "..", "..", folder)) || ".";
