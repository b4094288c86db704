import type { RawPage } from "../layout/parts.ts";
import { RawPageShape } from "../pool/answers.ts";
import type { BookReader } from "../pool/book-reader.ts";
import type { ExtractSettings } from "../settings.ts";
import { lettersOn } from "./choose-pages.ts";
import type { PageCache } from "./page-cache.ts";

/** The confidence below which a page is rendered again at a higher resolution, and below which it needs a review. */
const sureEnough = 80;
/** The confidence below which recognised text is part of a drawing. */
const noText = 45;

/** The options of recognising pages. */
export interface RecogniseOptions {
  readonly reader: BookReader;
  readonly cache: PageCache;
  readonly settings: Pick<ExtractSettings, "dpi" | "language">;
  /** Uses recognised text even when the file contains more text. */
  readonly replace: boolean;
  readonly onPage: (done: number, total: number) => void;
}

/** Recognises the given pages and stores each as soon as it is done. Pages without recognised text are unchanged. */
export const recognisePages = async (
  pages: readonly RawPage[],
  numbers: readonly number[],
  { reader, cache, settings, replace, onPage }: RecogniseOptions,
): Promise<readonly RawPage[]> => {
  const read = await reader.eachPage(
    numbers,
    async (number) => {
      const stored = await cache.load(number);
      if (stored) return stored;
      const page = await readSurely(number, reader, settings);
      await cache.save(page);
      return page;
    },
    { onPage, worth: 1 },
  );
  return pages.map((page) => {
    const found = read.get(page.number);
    return found && isText(found) && (replace || lettersOn(found) >= lettersOn(page)) ? found : page;
  });
};

/** Warnings about pages with a low confidence. */
export const warnOfUnsure = (pages: readonly RawPage[]): readonly string[] => {
  const unsure = pages.filter(({ recognised }) => recognised !== undefined && recognised < sureEnough);
  return unsure.length ? [`Pages read from a picture with little certainty, to be compared with the paper: ${listPages(unsure)}.`] : [];
};

const listPages = (pages: readonly RawPage[]): string => pages.map(({ number, recognised }) => `${number} (${recognised} %)`).join(", ");

const isText = (page: RawPage): boolean => (page.recognised ?? 0) >= noText;

const readSurely = async (page: number, reader: BookReader, { dpi, language }: RecogniseOptions["settings"]): Promise<RawPage> => {
  const readAt = (dots: number) => reader.ask({ do: "recognise", page, dpi: dots, language }, RawPageShape);
  const read = await readAt(dpi.first);
  if (isSure(read) || lettersOn(read) === 0 || dpi.again <= dpi.first) return read;
  const again = await readAt(dpi.again);
  return (again.recognised ?? 0) > (read.recognised ?? 0) ? again : read;
};

const isSure = ({ recognised = 0 }: RawPage): boolean => recognised >= sureEnough;
