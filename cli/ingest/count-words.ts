import { probeBook } from "./probe-book.ts";
import type { Pages } from "./probe-book.ts";

/** Number of pages whose words are counted. */
const sample = 12;

/** Estimates the words of the wanted pages from some pages in their middle; 0 if those are images. Throws the errors of reading them. */
export const countWords = async (path: string, range: Pages | null): Promise<number> => {
  const { pages } = await probeBook(path);
  if (pages === null) return 0;
  const from = range?.from ?? 1;
  const wanted = Math.min(range?.to ?? pages, pages) - from + 1;
  if (wanted < 1) return 0;
  const first = from + Math.max(0, Math.floor((wanted - sample) / 2));
  const last = Math.min(first + sample, from + wanted) - 1;
  const { words } = await probeBook(path, { from: first, to: last });
  return Math.round((words / (last - first + 1)) * wanted);
};
