/** A label with the number that belongs to it. */
export interface LabelledNumber {
  readonly name: string;
  readonly value: string;
}

const label = String.raw`(?:\p{Lu}{2,5}|\p{Lu}\p{Ll}{2,14}(?: \p{Lu}\p{Ll}{2,14})?)`;
const labelFirst = new RegExp(
  String.raw`(?<![\p{L}\d] )(?<!\p{L})(${label}):? ([+-]?\d+(?: ?\([^()\n]{1,16}\))?|d\d+)(?![\d/]|d\d| \p{Lu}{2,5}\b)`,
  "gu",
);
const numberFirst = new RegExp(String.raw`(?<![\p{L}\d+-])([+-]?\d+) (${label})(?![\p{L}])`, "gu");

/**
 * Labels with their numbers, in the one order that a line uses: `HP 6, AC 12` or `6 HP, 12 AC`. Short
 * labels become full names where these are known.
 */
export const readLabels = (text: string, names: Readonly<Record<string, string>> = {}): LabelledNumber[] => {
  const lines = text.split("\n").filter((line) => !line.startsWith("|"));
  const found = lines.flatMap((line) => {
    const before = [...line.matchAll(numberFirst)].map(([, value = "", name = ""]) => ({ name, value }));
    const after = [...line.matchAll(labelFirst)].map(([, name = "", value = ""]) => ({ name, value }));
    const pairs = before.length > after.length ? before : after;
    return pairs.length >= 2 ? pairs : [];
  });
  return once(found.map(({ name, value }) => ({ name: (names[name] ?? name).toLowerCase().replace(/\W+/g, "_"), value })));
};

const once = (pairs: readonly LabelledNumber[]): LabelledNumber[] => [
  ...pairs.reduce((known, pair) => (known.has(pair.name) ? known : known.set(pair.name, pair)), new Map<string, LabelledNumber>()).values(),
];
