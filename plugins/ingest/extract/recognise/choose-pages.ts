import { shareOfPage } from "../pictures/choose-pictures.ts";
import type { InspectedPage } from "../pictures/choose-pictures.ts";
import type { RawPage } from "../layout/parts.ts";

/** Letters below which a page may be a picture of text. */
export const leastLetters = 50;
/** Shapes from which a page without letters may have its letters drawn. */
const drawnLetters = 150;

/** Letters on a page. */
export const lettersOn = ({ runs }: RawPage): number => runs.reduce((sum, { text }) => sum + text.length, 0);

/** Pages to look at: those with hardly any text, and some with text beside them, which tell what is mere background. */
export const pagesToInspect = (pages: readonly RawPage[]): readonly number[] => {
  const bare = pages.flatMap((page, at) => (lettersOn(page) < leastLetters ? [at] : []));
  const full = pages.flatMap((page, at) => (lettersOn(page) >= leastLetters ? [at] : []));
  const beside = bare.flatMap((at) => [full.findLast((one) => one < at), full.find((one) => one > at)]).filter((at) => at !== undefined);
  const chosen = new Set([...bare, ...[...new Set(beside)].slice(0, mostBeside)]);
  return pages.filter((_, at) => chosen.has(at)).map(({ number }) => number);
};

const mostBeside = 12;

/** Pages that show something where text is missing. A picture that lies under text elsewhere is background. */
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
