import type { RawPage } from "../layout/parts.ts";
import type { BookReader } from "../pool/book-reader.ts";
import { PageInspection } from "../pool/answers.ts";
import { lettersOn } from "../recognise/choose-pages.ts";
import type { InspectedPage } from "./choose-pictures.ts";

/** Inspects pages for pictures. Pages that fail are left out, and pages that could not be read are not tried again. */
export const inspectPages = async (
  pages: readonly RawPage[],
  reader: BookReader,
  onPage: (done: number, total: number) => void,
): Promise<readonly InspectedPage[]> => {
  const numbers = pages.map(({ number }) => number).filter((number) => !reader.failed.has(number));
  const looks = await reader.eachPage(numbers, (page) => reader.ask({ do: "look", page }, PageInspection), { onPage, worth: 20 });
  return pages.flatMap((page) => {
    const look = looks.get(page.number);
    return look ? [{ page: page.number, look, letters: lettersOn(page) }] : [];
  });
};
