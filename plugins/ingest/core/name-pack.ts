import { EngineError } from "freeform-rpg/errors";
import { PackManifest } from "freeform-rpg/schemas/packs";

/** Makes a pack's manifest from the given fields, the rest from the file's name. Throws `pack_invalid` for an invalid id or version. */
export const namePack = (fileName: string, fields: Partial<PackManifest>): PackManifest => {
  const title = titleOfFile(fileName);
  const manifest: Readonly<Record<string, unknown>> = { id: idFrom(title), name: title, version: "0.1.0", ...fields };
  const parsed = PackManifest.safeParse(manifest);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `its ${path.join(".")} "${String(manifest[String(path[0])])}": ${message}`,
  );
  throw new EngineError("pack_invalid", `The pack cannot be made: ${problems.join("; ")}.`);
};

/** The name of a book's file without its ending. */
export const titleOfFile = (fileName: string): string => fileName.replace(/\.(?:pdf|epub|docx|x?html?|md|markdown|mdown|txt|text)$/i, "");

/** An id that is not taken yet, `plain` or with a number behind it; it is taken from then on. */
export const takeId = (plain: string, taken: Set<string>): string => {
  let id = plain;
  for (let nth = 2; taken.has(id); nth += 1) id = `${plain}_${nth}`;
  taken.add(id);
  return id;
};

/** Lower case, every run of other signs an underscore; `book_` before a digit, `book` when the result is empty. */
export const idFrom = (title: string): string => {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const id = plain.replace(/[^a-z0-9]+/g, "_").replace(/^_+|_+$/g, "");
  return id === "" ? "book" : id.replace(/^(?=\d)/, "book_");
};
