import type { RawPage } from "../layout/parts.ts";
import { RawPageShape } from "../pool/answers.ts";
import type { BookReader } from "../pool/book-reader.ts";
import { lettersOn } from "./choose-pages.ts";
import type { PageCache } from "./page-cache.ts";

/** Sureness below which a page is painted anew with more dots, and below which a person should look at it. */
const sureEnough = 80;
/** Sureness below which what was read is a drawing's lines, not text. */
const noText = 45;

/** Dots an inch: enough for print, and what a poor page is tried with. */
export interface Resolution {
  readonly first: number;
  readonly again: number;
}

/** What recognising is done with. */
export interface RecogniseOptions {
  readonly reader: BookReader;
  readonly cache: PageCache;
  readonly resolution: Resolution;
  /** Takes what was recognised also where the file gives more text. */
  readonly replace: boolean;
  readonly onPage: (done: number, total: number) => void;
}

/** Reads the given pages from their pictures, each kept as soon as it is done. Pages that show no text stay as they were. */
export const recognisePages = async (
  pages: readonly RawPage[],
  numbers: readonly number[],
  { reader, cache, resolution, replace, onPage }: RecogniseOptions,
): Promise<readonly RawPage[]> => {
  const read = await reader.eachPage(
    numbers,
    async (number) => {
      const kept = await cache.load(number);
      if (kept) return kept;
      const page = await readSurely(number, reader, resolution);
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

const readSurely = async (number: number, reader: BookReader, { first, again }: Resolution): Promise<RawPage> => {
  const page = await reader.ask({ do: "recognise", page: number, dpi: first }, RawPageShape);
  if (isSure(page) || lettersOn(page) === 0 || again <= first) return page;
  const anew = await reader.ask({ do: "recognise", page: number, dpi: again }, RawPageShape);
  return (anew.recognised ?? 0) > (page.recognised ?? 0) ? anew : page;
};

const isSure = ({ recognised = 0 }: RawPage): boolean => recognised >= sureEnough;
