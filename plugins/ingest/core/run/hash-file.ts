import { EngineError } from "freeform-rpg/errors";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

/** SHA-256 of a file, in hexadecimal. Throws `file_not_found`. */
export const hashFile = async (file: string): Promise<string> => {
  const found = await stat(file).catch(() => null);
  if (!found) throw new EngineError("file_not_found", `There is no file "${file}". Check the path; quote it if it holds blanks.`);
  if (!found.isFile()) throw new EngineError("file_not_found", `"${file}" is not a file. Give the path of one PDF.`);
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
};
