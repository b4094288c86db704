import type { Vocabulary } from "./vocabulary.ts";

/** A label as the book prints it, with the text that belongs to it. */
export interface Labelled {
  readonly label: string;
  readonly value: string;
}

/** An amount as entries state them: "12", "+3", "d8", "2d6+1", "1/2", "●●●". */
export const amount = String.raw`(?:[+–−-]?\d+(?:[dDwW]\d+)?(?:[.,/]\d+)*|[1-9]?[dDwW]\d+|[½¼¾]|[●•○◦■□★☆]+)`;

/** Words that continue a sentence, so that the capitalised word before them is not a label. */
const continuing = /^(?:and|or|but|is|are|was|were|of|to|the|with|for|that|which|who|in|on|at|by|from|as|if|when|than|can|may|has|have)\b/;

interface Place {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly sign: "colon" | "amount" | "bare";
}

/** Finds labels in a line and reads what belongs to each. */
export type LineReader = (line: string) => readonly Labelled[];

/** A reader of lines for these labels, as printed. A line that mentions labels in a sentence has none. */
export const createLineReader = (labels: readonly string[], { knows }: Pick<Vocabulary, "knows">): LineReader => {
  if (labels.length === 0) return () => [];
  const any = labels
    .toSorted((a, b) => b.length - a.length)
    .map((label) => label.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
    .join("|");
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}’'/-])(${any})(?=[:\s,;.)]|$)`, "gu");
  return (line) => {
    const places = [...line.matchAll(pattern)].map(({ 1: label = "", index }) => placeOf(line, label, index));
    const behind = readBehind(line, places);
    return behind ?? readAfter(line, places, knows);
  };
};

const starts = new RegExp(String.raw`^\s*${amount}(?![\p{L}])`, "u");

const placeOf = (line: string, label: string, from: number): Place => {
  const end = from + label.length;
  if (/^\s?:/.test(line.slice(end))) return { label, from, to: line.indexOf(":", end) + 1, sign: "colon" };
  return { label, from, to: end, sign: starts.test(line.slice(end)) ? "amount" : "bare" };
};

const numberBefore = new RegExp(String.raw`(?<![\p{L}\d.,:+-])(${amount}) $`, "u");

/** "6 HP, 12 AC": amounts before their labels, where a line begins so; `null` for other lines. */
const readBehind = (line: string, places: readonly Place[]): readonly Labelled[] | null => {
  const found = places.flatMap((place) => {
    const [, value] = numberBefore.exec(line.slice(0, place.from)) ?? [];
    return value === undefined || place.sign === "colon" ? [] : [{ ...place, value, from: place.from - value.length - 1 }];
  });
  const run = runsOf(found, ({ to }) => to).find(({ length }) => length >= least.labels);
  const first = places.find((place) => place.sign !== "bare" || found.some(({ to }) => to === place.to));
  if (run === undefined || first?.to !== found[0]?.to) return null;
  const colons = withValues(
    line,
    places.filter(({ sign }) => sign === "colon"),
  );
  return [...run, ...colons].map(({ label, value }) => ({ label, value }));
};

const least = { labels: 2, bare: 3 };
/** The most letters of a value that belong to its label, so that prose behind it separates labels. */
const reach = { colon: 120, amount: 40, bare: 120 };
/** The most letters between two labels of one run. */
const gap = 24;

interface Read extends Place {
  readonly value: string;
}

/** Labels that follow each other; a sentence between two separates them. */
const runsOf = <T extends Place>(places: readonly T[], endOf: (place: T) => number): T[][] =>
  places.reduce<T[][]>((runs, place) => {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && place.from - endOf(last) <= gap) runs.at(-1)?.push(place);
    else runs.push([place]);
    return runs;
  }, []);

const readAfter = (line: string, places: readonly Place[], knows: Vocabulary["knows"]): readonly Labelled[] => {
  const found = withValues(line, outermost(line, places));
  const runs = runsOf(found, ({ to, value, sign }) => to + 1 + Math.min(value.length, reach[sign])).filter(
    (run) => run.length >= (run.every(({ sign }) => sign === "bare") ? least.bare : least.labels),
  );
  const single = (one: Read) => knows(one.label) && ((runs.length > 0 && one.from <= 2) || isAlone(line, one));
  return found.filter((one) => runs.some((run) => run.includes(one)) || single(one) || (one.sign === "colon" && one.from <= 2));
};

/** A line of one label, or the last words of a paragraph: "Challenge 2", "Senses darkvision", "... for years. Instinct: to hoard". */
const isAlone = (line: string, { from, sign }: Read): boolean => {
  if (sign === "colon") return line.length <= 120 || /[.!?;)”]\s+$/.test(line.slice(0, from));
  return from <= 2 && line.length <= 160 && !/[.!?]$/.test(line.replace(/\bft\.$/, ""));
};

/**
 * Labels that are not part of another's value: in "Saves Con +6, Int +8" only "Saves" is one. Attributes are the exception, because each
 * counts by itself.
 */
const outermost = (line: string, places: readonly Place[]): readonly Place[] => {
  const kept: Place[] = [];
  // A sentence mentions labels too; a line of labels begins with one.
  const opened = (places[0]?.from ?? 0) <= 12;
  for (const place of places) {
    const last = kept.at(-1);
    if (last !== undefined && place.sign !== "colon" && !listing.test(last.label) && isWithin(last, place, line.slice(last.to, place.from)))
      continue;
    if (
      place.sign === "bare" &&
      (!opened || !/^[\p{L}\d—–]/u.test(line.slice(place.to).trim()) || continuing.test(line.slice(place.to).trim()))
    )
      continue;
    kept.push(place);
  }
  return kept;
};

const listing = /^(?:attributes|characteristics|ability scores)/i;
const rated = new RegExp(String.raw`^(?:[\p{L}(][^,]*? ${amount}[%\s\p{L}.]*(?:\([^)]*\))?,\s*)+(?:[\p{L}’]+ )*$`, "u");

/** Whether a list of rated words continues, or the label is the end of a name: "Saves Con +6, Int +8", "Skills: Close Combat 3". */
const isWithin = ({ sign }: Place, inner: Place, between: string): boolean => {
  if (sign === "amount") return false;
  const text = between.trimStart();
  return (
    text === "" ||
    rated.test(text) ||
    (sign === "colon" ? /^(?:[\p{L}’]+ )+$/u.test(text) : inner.sign === "amount" && /^\p{Ll}[\p{L}’]* $/u.test(text))
  );
};

const withValues = (line: string, places: readonly Place[]): readonly Read[] =>
  places.flatMap((place, at) => {
    const rest = line.slice(place.to, places[at + 1]?.from ?? line.length).trim();
    const value = (place.sign === "colon" ? rest : firstPart(rest))
      .replace(unlabelled, "")
      .replace(/[\s,;|([]+$/, "")
      .trim();
    return value === "" || /^[,.;)\]]/.test(value) ? [] : [{ ...place, value }];
  });

/** An attack behind the last value of a line: "8, claw (d6)". */
const unlabelled = /(?<=^[+–-]?\d+), \p{L}[\p{L} ]* \(\d*d\d.*$/u;

/** Behind a label without a colon a sentence may follow: "HP 6. It waits". */
const firstPart = (text: string): string => /^.*?(?<!\b(?:ft|lbs?|No|vs|yd))[.](?=\s+\p{Lu})/u.exec(text)?.[0].slice(0, -1) ?? text;
