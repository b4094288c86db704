import { peekBook } from "./peek-book.ts";
import type { Pages } from "./peek-book.ts";

/** Pages that are counted; the others are taken to have as many words. */
const sample = 12;

/** About how many words the wanted pages of a book hold, by some from their middle; 0 where those are pictures. Throws what reading them would. */
export const countWords = async (path: string, range: Pages | null): Promise<number> => {
  const { pages } = await peekBook(path);
  if (pages === null) return 0;
  const from = range?.from ?? 1;
  const wanted = Math.min(range?.to ?? pages, pages) - from + 1;
  if (wanted < 1) return 0;
  const first = from + Math.max(0, Math.floor((wanted - sample) / 2));
  const last = Math.min(first + sample, from + wanted) - 1;
  const { words } = await peekBook(path, { from: first, to: last });
  return Math.round((words / (last - first + 1)) * wanted);
};
