import type { Named } from "./name-book.ts";
import { isSlip } from "./words.ts";

/** A place in a clause where something of the name book is called. */
export interface Mention {
  readonly named: Named;
  readonly start: number;
  readonly end: number;
  /** Higher is surer. */
  readonly score: number;
}

/** Words that are part of names but call nothing by themselves. */
const weak = new Set(
  "of the a an to in on at with old new small big long short left right back front dr mr mrs agent from under and for no one".split(" "),
);

/** All mentions in a clause, surest first; of overlapping ones the surest stays. */
export const findMentions = (words: readonly string[], book: readonly Named[]): Mention[] => {
  const all = book.flatMap((named) => named.calls.flatMap((call) => callsIn(words, named, call)));
  const kept: Mention[] = [];
  for (const mention of all.toSorted((a, b) => b.score - a.score || a.start - b.start)) {
    if (!kept.some((other) => mention.start < other.end && other.start < mention.end)) kept.push(mention);
  }
  return kept;
};

const callsIn = (words: readonly string[], named: Named, call: readonly string[]): Mention[] => [
  ...wholeCalls(words, named, call),
  ...partCalls(words, named, call),
];

const wholeCalls = (words: readonly string[], named: Named, call: readonly string[]): Mention[] =>
  words.flatMap((word, start) => {
    // "Ferryhall"
    if (call.length > 1 && word === call.join("")) return [{ named, start, end: start + 1, score: weigh(named, call.length, 8) }];
    const end = start + call.length;
    const said = words.slice(start, end);
    if (said.length < call.length) return [];
    const exact = call.every((word, at) => isSame(said[at], word));
    if (!exact && !call.every((word, at) => isSame(said[at], word) || isSlip(said[at] ?? "", word))) return [];
    return [{ named, start, end, score: weigh(named, call.length, exact ? 8 : call.length === 1 ? 2.5 : 5) }];
  });

const partCalls = (words: readonly string[], named: Named, call: readonly string[]): Mention[] =>
  call.length < 2
    ? []
    : words.flatMap((said, start) => {
        const strong = call.filter((word) => !weak.has(word) && word.length > 2);
        const last = strong.at(-1);
        const exact = strong.find((word) => isSame(said, word));
        const found = exact ?? strong.find((word) => word.length > 4 && isSlip(said, word));
        // "The locker" is no locker key.
        const other = named.kind === "thing" && found !== last && telltale(words[start - 1]);
        if (found === undefined || other || isOtherwise(words[start - 1], named, call)) return [];
        const head = found === last || named.kind === "person" ? 1 : 0;
        return [{ named, start, end: start + 1, score: weigh(named, 1, (exact === undefined ? 1 : 2) + head) }];
      });

const telltale = (before: string | undefined): boolean => before === "the" || before === "a" || before === "this" || before === "that";

/** "The back room" is not the cold room: a word of place or kind before part of a name must belong to the name. */
const isOtherwise = (before: string | undefined, { kind }: Named, call: readonly string[]): boolean =>
  kind !== "person" && before !== undefined && telling.has(before) && !call.includes(before);

const telling = new Set(
  "back front left right upper lower inner outer north south east west other next red blue green black white brass iron silver golden steel wooden".split(
    " ",
  ),
);

const weigh = ({ present, kind }: Named, length: number, sureness: number): number =>
  sureness + length + (present ? 3 : 0) + (kind === "feature" ? -0.5 : 0);

/** Equal, or one the plural of the other. */
const isSame = (said: string | undefined, word: string): boolean =>
  said !== undefined && (said === word || said === `${word}s` || `${said}s` === word);
