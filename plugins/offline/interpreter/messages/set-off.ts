import { namedOf } from "../frames/shape.ts";
import { resolveNoun } from "../names/resolve-noun.ts";
import type { Reading } from "../reading.ts";
import { changeUnquoted } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";

/** "Thank you, Father. Then off to the Saltings": a sentence that only names where one goes next, with the verb that is left out. */
export const setOff = (text: string, reading: Reading): string =>
  changeUnquoted(text, (part) =>
    [leaving, choosing, bound].reduce(
      (said, pattern) =>
        said.replaceAll(pattern, (whole, mark: string, place: string) =>
          isPlace(place.split(/,|\s(?:and|with|to)\s/)[0] ?? "", reading) ? `${mark}I go to ${place}` : whole,
        ),
      part,
    ),
  );

const leaving =
  /((?:^|[.!?;])\s*)(?:(?:then|and|so|now|right|next|ok|okay)[\s,]+)*(?:it is |it's |i am |i'm )?(?:off|away|back|over|on|down|up|straight|out)(?: (?:back|over|now))? (?:to|into|towards?) ([^.!?;]+)/giu;

/** "The stable, then." */
const choosing =
  /((?:^|[.!?;])\s*)(?:(?:so|right|ok|okay|well|fine)[\s,]+)*(?:to )?([^.!?;,]{3,40}?),? (?:then|it is)(?=\s*(?:[.!;]|$))/giu;

/** "To the inn." */
const bound = /((?:^|[.!?;])\s*)(?:(?:then|and|so|now|right|next|ok|okay)[\s,]+)*(?:in)?to ([^.!?;,]{3,40})(?=\s*(?:[.!;]|$))/giu;

const isPlace = (words: string, reading: Reading): boolean => namedOf(resolveNoun(tagText(words), reading))?.kind === "place";
