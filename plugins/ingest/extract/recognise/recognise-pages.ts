import type { RawPage } from "../layout/parts.ts";
import { RawPageShape } from "../pool/answers.ts";
import type { BookReader } from "../pool/book-reader.ts";
import type { ExtractSettings } from "../settings.ts";
import { lettersOn } from "./choose-pages.ts";
import type { PageCache } from "./page-cache.ts";

/** Sureness below which a page is painted anew with more dots, and below which a person should look at it. */
const sureEnough = 80;
/** Sureness below which what was read is a drawing's lines, not text. */
const noText = 45;

/** What recognising is done with. */
export interface RecogniseOptions {
  readonly reader: BookReader;
  readonly cache: PageCache;
  readonly settings: Pick<ExtractSettings, "dpi" | "language">;
  /** Takes what was recognised also where the file gives more text. */
  readonly replace: boolean;
  readonly onPage: (done: number, total: number) => void;
}

/** Reads the given pages from their pictures, each kept as soon as it is done. Pages that show no text stay as they were. */
export const recognisePages = async (
  pages: readonly RawPage[],
  numbers: readonly number[],
  { reader, cache, settings, replace, onPage }: RecogniseOptions,
): Promise<readonly RawPage[]> => {
  const read = await reader.eachPage(
    numbers,
    async (number) => {
      const kept = await cache.load(number);
      if (kept) return kept;
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

/** What to say of pages that could hardly be read. */
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
  const anew = await readAt(dpi.again);
  return (anew.recognised ?? 0) > (read.recognised ?? 0) ? anew : read;
};

const isSure = ({ recognised = 0 }: RawPage): boolean => recognised >= sureEnough;
