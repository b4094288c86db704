import { EngineError } from "freeform-rpg/errors";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PackFile } from "freeform-rpg/schemas";

/** Writes a pack's files into a folder. Throws `path_invalid` for a path that leads out of it. */
export const writePack = async (folder: string, files: readonly PackFile[]): Promise<void> => {
  for (const { path, text } of files) {
    if (path.split(/[\\/]/).some((step) => step === ".." || step === "") || path.includes(":"))
      throw new EngineError(
        "path_invalid",
        `A file of the pack is called "${path}", which leads out of its folder. The stage that made it has to name it otherwise.`,
      );
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};
