import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The signing secret in the data folder, created on first use and readable only by its owner. */
export const keepSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, "jwt-secret");
  await mkdir(dirname(path), { recursive: true });
  // "wx" leaves an existing file alone, also when two processes start at once.
  await writeFile(path, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 }).catch(ignoreExisting);
  return (await readFile(path, "utf8")).trim();
};

const ignoreExisting = (error: NodeJS.ErrnoException): void => {
  if (error.code !== "EEXIST") throw error;
};
