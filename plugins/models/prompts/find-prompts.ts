import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { messageOf } from "freeform-rpg/kernel";
import { loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import type { PromptVersion } from "./tokens.ts";

/** The contents of prompt folders: versions, and files that cannot be used. */
export interface FoundPrompts {
  readonly versions: readonly PromptVersion[];
  readonly faults: readonly string[];
}

const promptFile = /_v[^/\\]+\.txt$/;

/** Reads every `AREA/NAME_vVERSION.txt` of the folders, in the order of their names. A folder that is not there holds nothing. */
export const findPrompts = async (folders: readonly string[]): Promise<FoundPrompts> => {
  const versions: PromptVersion[] = [];
  const faults: string[] = [];
  for (const folder of folders) {
    for (const file of await listFiles(folder)) {
      try {
        versions.push(readVersion(folder, file));
      } catch (error) {
        faults.push(messageOf(error));
      }
    }
  }
  return { versions, faults };
};

const listFiles = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const files = found.filter((entry) => entry.isFile() && promptFile.test(entry.name));
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
};

const readVersion = (folder: string, file: string): PromptVersion => {
  const prompt = loadPrompt(pathToFileURL(file));
  return { version: prompt.version, file: relative(folder, file).replaceAll(sep, "/"), prompt };
};
