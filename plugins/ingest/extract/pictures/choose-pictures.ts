import type { PageInspection, SeenPicture } from "../pool/answers.ts";

/** The inspection of a page, with its number of letters. */
export interface InspectedPage {
  readonly page: number;
  readonly look: PageInspection;
  readonly letters: number;
}

/** The maximum pages with the same picture; beyond it the picture is a background or an ornament. */
const mostPages = 2;
/** The minimum size of a picture in points and pixels; smaller ones are ornaments. */
const leastSide = { points: 40, pixels: 64 };
/** The maximum pixels of a picture that is exported. */
const largest = 25e6;
/** The maximum number of pictures of a book. */
const mostPictures = 500;

/** Chooses the pictures to export. Leaves out those that recur on many pages, are behind a page of text, or are too small or too large. */
export const choosePictures = (looks: readonly InspectedPage[]): readonly { readonly page: number; readonly picture: SeenPicture }[] => {
  const pages = countPages(looks);
  const seen = new Set<string>();
  const chosen = looks.flatMap(({ page, look, letters }) =>
    look.pictures
      .filter((picture) => (pages.get(picture.print) ?? 0) <= mostPages && isWorth(picture) && !(letters > 200 && fillsPage(picture, look)))
      .map((picture) => ({ page, picture })),
  );
  return chosen.filter(({ picture: { print } }) => !seen.has(print) && seen.add(print)).slice(0, mostPictures);
};

/** The number of pages with each picture, by its fingerprint. */
export const countPages = (looks: readonly InspectedPage[]): ReadonlyMap<string, number> => {
  const pages = new Map<string, number>();
  for (const { look } of looks)
    for (const print of new Set(look.pictures.map((picture) => picture.print))) pages.set(print, (pages.get(print) ?? 0) + 1);
  return pages;
};

const isWorth = ({ box: [x0, y0, x1, y1], width, height }: SeenPicture): boolean =>
  Math.min(x1 - x0, y1 - y0) >= leastSide.points && Math.min(width, height) >= leastSide.pixels && width * height <= largest;

const fillsPage = (picture: SeenPicture, look: PageInspection): boolean => shareOfPage(picture, look) > 0.8;

/** The share of a page that a picture covers, 0 to 1. */
export const shareOfPage = ({ box: [x0, y0, x1, y1] }: SeenPicture, { width, height }: PageInspection): number =>
  Math.min(1, Math.max(0, ((x1 - x0) * (y1 - y0)) / Math.max(1, width * height)));
