import type { RawPage } from "../layout/parts.ts";
import { createPainter } from "./painter.ts";
import type { PagePicture } from "./painter.ts";
import { createRecogniser } from "./recogniser.ts";
import type { ReadPicture, Recogniser } from "./recogniser.ts";
import { turnPicture } from "./turn-picture.ts";
import type { QuarterTurn } from "./turn-picture.ts";

/** Reads pages of one file from their pictures. */
export interface PictureReader {
  /** `dpi`: the resolution at which the page is rendered. */
  read(page: number, dpi: number): Promise<RawPage>;
}

/** Creates a picture reader and starts its tools. */
export const createPictureReader = async (file: string, language: string): Promise<PictureReader> => {
  const painter = createPainter(file);
  const recogniser = await createRecogniser(language);
  return { read: async (page, dpi) => readUpright(await painter.paint(page, dpi), recogniser) };
};

/** Reads a picture, turned first when its text runs up, down or upside down. */
export const readUpright = async (picture: PagePicture, recogniser: Recogniser): Promise<RawPage> => {
  const read = await recogniser.read(picture);
  const turn = findTurn(read);
  if (turn === null) return read.page;
  const turned = await recogniser.read(await turnPicture(picture, turn));
  return (turned.page.recognised ?? 0) >= (read.page.recognised ?? 0) || (read.sideways && !turned.sideways && isSure(read))
    ? turned.page
    : read.page;
};

/** The confidence below which text may be upside down: such text is read with 20 to 35, the text of poor scans with 60 or more. */
const upsideDown = 50;

const isSure = ({ page }: ReadPicture): boolean => (page.recognised ?? 0) >= upsideDown;

/** How a picture must be turned; `null` when it is upright. Text that runs down is read well although it lies on its side, text that runs up is not. */
const findTurn = (read: ReadPicture): QuarterTurn | null => {
  if (read.page.runs.length === 0) return null;
  if (read.sideways) return isSure(read) ? 270 : 90;
  return isSure(read) ? null : 180;
};
