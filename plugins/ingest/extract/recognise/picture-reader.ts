import type { RawPage } from "../layout/parts.ts";
import { createPainter } from "./painter.ts";
import { createRecogniser } from "./recogniser.ts";

/** Reads pages of one file from their pictures. */
export interface PictureReader {
  /** `dpi`: the resolution at which the page is rendered. */
  read(page: number, dpi: number): Promise<RawPage>;
}

/** Creates a picture reader and starts its tools. */
export const createPictureReader = async (file: string, language: string): Promise<PictureReader> => {
  const painter = createPainter(file);
  const recogniser = await createRecogniser(language);
  return { read: async (page, dpi) => recogniser.read(await painter.paint(page, dpi)) };
};
