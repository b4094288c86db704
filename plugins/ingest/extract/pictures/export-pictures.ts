import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Picture } from "freeform-rpg/schemas";
import type { ExtractCall } from "../extract-call.ts";
import type { RawPage } from "../layout/parts.ts";
import type { BookReader } from "../pool/book-reader.ts";
import { SavedPictures } from "../pool/answers.ts";
import { choosePictures } from "./choose-pictures.ts";
import { inspectPages } from "./inspect-pages.ts";

/** The folder of a book's pictures, next to the stages' folders. */
const picturesFolder = "01_extract.pictures";

/** Writes each of a book's pictures once as a PNG file. Returns their places. */
export const exportPictures = async (
  pages: readonly RawPage[],
  reader: BookReader,
  folder: string,
  call: Pick<ExtractCall, "progress">,
): Promise<readonly Picture[]> => {
  const looks = await inspectPages(pages, reader, (done, total) => call.progress("Looking for pictures", done, total));
  const chosen = Map.groupBy(choosePictures(looks), ({ page }) => page);
  await rm(join(folder, picturesFolder), { recursive: true, force: true });
  const saved = await reader.eachPage(
    [...chosen.keys()],
    (page) => {
      const prints = (chosen.get(page) ?? []).map(({ picture }) => picture.print);
      return reader.ask({ do: "save", page, folder: join(folder, picturesFolder), prints }, SavedPictures);
    },
    { onPage: (done, total) => call.progress("Writing pictures", done, total), worth: 10 },
  );
  return [...saved].flatMap(([page, files]) =>
    files.flatMap(({ print, file, width, height }) => {
      const box = chosen.get(page)?.find(({ picture }) => picture.print === print)?.picture.box;
      return box ? [{ place: { page, box }, file: `${picturesFolder}/${file}`, width, height }] : [];
    }),
  );
};
