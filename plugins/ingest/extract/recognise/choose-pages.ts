import { shareOfPage } from "../pictures/choose-pictures.ts";
import type { InspectedPage } from "../pictures/choose-pictures.ts";
import type { RawPage } from "../layout/parts.ts";

/** The number of letters below which a page may be a picture of text. */
export const leastLetters = 50;
/** The number of shapes from which a page without letters may have drawn letters. */
const drawnLetters = 150;

/** Letters on a page. */
export const lettersOn = ({ runs }: RawPage): number => runs.reduce((sum, { text }) => sum + text.length, 0);

/** The pages to inspect: those with little text, and some others that identify backgrounds. */
export const pagesToInspect = (pages: readonly RawPage[]): readonly number[] => {
  const bare = pages.flatMap((page, at) => (lettersOn(page) < leastLetters ? [at] : []));
  const full = pages.flatMap((page, at) => (lettersOn(page) >= leastLetters ? [at] : []));
  const beside = bare.flatMap((at) => [full.findLast((one) => one < at), full.find((one) => one > at)]).filter((at) => at !== undefined);
  const chosen = new Set([...bare, ...[...new Set(beside)].slice(0, mostBeside)]);
  return pages.filter((_, at) => chosen.has(at)).map(({ number }) => number);
};

const mostBeside = 12;

/** The pages with pictures or drawings instead of text. A picture that is behind text on other pages is a background. */
export const choosePicturePages = (looks: readonly InspectedPage[]): readonly number[] => {
  const full = looks.filter(({ letters }) => letters >= leastLetters);
  const background = new Set(full.flatMap(({ look }) => look.pictures.map(({ print }) => print)));
  return looks
    .filter(({ letters }) => letters < leastLetters)
    .filter(
      ({ look }) => look.paths >= drawnLetters || look.pictures.some((one) => !background.has(one.print) && shareOfPage(one, look) > 0.08),
    )
    .map(({ page }) => page);
};
