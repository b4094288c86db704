import { createWorker, PSM } from "tesseract.js";
import type { RawPage } from "../layout/parts.ts";
import { findLanguageData } from "./language-data.ts";
import type { PagePicture } from "./painter.ts";
import { lieSideways, placeWords } from "./place-words.ts";

/** The text of a picture: its words with their positions in points and their confidence, and whether most of them lie on their side. */
export interface ReadPicture {
  readonly page: RawPage;
  readonly sideways: boolean;
}

/** Reads text from pictures of pages. */
export interface Recogniser {
  read(picture: PagePicture): Promise<ReadPicture>;
}

/** Starts a recogniser. Its language data is a package: nothing is downloaded or written. */
export const createRecogniser = async (language: string): Promise<Recogniser> => {
  const langPath = findLanguageData(language);
  const worker = await createWorker(language, 1, { langPath, gzip: true, cacheMethod: "none", errorHandler: () => {} });
  return {
    read: async (picture) => {
      const dpi = String(Math.max(70, Math.round(picture.scale * 72)));
      // The default treats a page as one block of lines and reads across columns.
      await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: dpi });
      const { data } = await worker.recognize(Buffer.from(picture.png), {}, { blocks: true, text: false });
      const blocks = data.blocks ?? [];
      return { page: placeWords(picture, blocks), sideways: lieSideways(blocks) };
    },
  };
};
