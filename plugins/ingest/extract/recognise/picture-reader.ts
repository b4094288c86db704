import type { RawPage } from "../layout/parts.ts";
import { createPainter } from "./painter.ts";
import { createRecogniser } from "./recogniser.ts";

/** Reads pages of one file from their pictures. */
export interface PictureReader {
  /** `dpi`: dots an inch at which the page is painted. */
  read(page: number, dpi: number): Promise<RawPage>;
}

/** Makes a reader of pictures; its tools start with it. */
export const createPictureReader = async (file: string, language: string): Promise<PictureReader> => {
  const painter = createPainter(file);
  const recogniser = await createRecogniser(language);
  return { read: async (page, dpi) => recogniser.read(await painter.paint(page, dpi)) };
};
