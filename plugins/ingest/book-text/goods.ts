/** A thing with a price, as running text lists it. */
export interface Good {
  readonly name: string;
  readonly price: string;
  /** The text in brackets next to the price. */
  readonly notes: readonly string[];
  /** The text that offers it. */
  readonly quote: string;
}

/** Measures of other things than money. */
const measure =
  /^(?:lbs?|kgs?|oz|pounds?|ft|feet|foot|m|yards?|miles?|inch(?:es)?|uses?|slots?|hands?|handed|dice|die|damage|armou?r|guard|hp|rounds?|turns?|minutes?|hours?|days?|weeks?|nights?|weights?|enc|ammo|charges?|shots?|stones?|gallons?|pints?|piercing|cells?|levels?|or|of|and|to|in|x)$/i;
const amount = /^(?:[$€£¥] ?\d[\d,.]*|\d[\d,.]* ?(?<unit>\p{L}{1,12}))(?: (?:a|an|per|each|the) ?\p{L}*)?$/u;

/**
 * Things that run on within a paragraph or a list: "dagger (2 p, d4), spear (5 p, d6)", "Medkit (120 cr). Clears ...", "Mule, $25. Rope, $2.", "Spear
 * reach, 5 coins, 1 weight". A unit of money is recognised by its sign, by `isPrice`, or because three things of the passage or more are offered for so many of it.
 */
export const readGoods = (text: string, isPrice: (cell: string) => boolean = () => false): Good[] => {
  const offers = text
    .split("\n")
    .filter((line) => !line.startsWith("|"))
    .flatMap(readOffers);
  const units = Map.groupBy(
    offers.flatMap(({ parts }) => parts.map(moneyUnit)),
    (unit) => unit,
  );
  const isMoney = (cell: string): boolean => {
    if (isPrice(cell) || /^[$€£¥]/.test(cell)) return /\d/.test(cell);
    const unit = moneyUnit(cell);
    return unit !== null && (units.get(unit)?.length ?? 0) >= fewest;
  };
  return offers.flatMap(({ name, parts, quote }) => {
    const price = parts.find(isMoney);
    return price === undefined ? [] : [{ name, price, notes: parts.filter((part) => part !== price), quote }];
  });
};

/** The unit of an amount that may be money: a sign, or a word that measures nothing else; `null` for anything else. */
export const moneyUnit = (cell: string): string | null => {
  const match = amount.exec(cell);
  if (match === null) return null;
  const unit = (match.groups?.["unit"] ?? cell.slice(0, 1)).toLowerCase();
  return measure.test(unit) ? null : unit.replace(/(?<=\p{L}{2})s$/u, "");
};

/** The minimum number of offers in a unit that make it money. */
const fewest = 3;

interface Offer {
  readonly name: string;
  /** The text next to the name: price, weight, properties. */
  readonly parts: readonly string[];
  readonly quote: string;
}

const price = String.raw`(?:[$€£¥] ?\d[\d,.]*\d?(?: (?:a|an|per|each) ?\p{L}*)?|\d[\d,]* ?\p{L}{1,12})`;
const shapes = [
  /(?:^|[.:;,!] |^[-*] )(?<name>\p{L}[\p{L}’' -]{1,40}?) \((?<inner>[^()\n]{2,60})\)(?=[.,:;]|$)/gmu,
  new RegExp(String.raw`(?:^|[.;] |^[-*] )(?<name>\p{Lu}[\p{L}’' -]{1,40}?)(?:,|:| [–—-]) (?<inner>${price})(?=[.;]|$)`, "gmu"),
  new RegExp(
    String.raw`(?<name>\p{Lu}[\p{L}’'-]+(?:(?: of| and)?,? \p{Lu}[\p{L}’'-]+)*) (?<inner>(?:[\p{Ll}+\d][^\p{Lu}.,\n]{1,20}, ){1,6}\d[\d,]* \p{Ll}{2,12})(?![,\p{Ll}])`,
    "gu",
  ),
];

const readOffers = (line: string): Offer[] =>
  shapes.flatMap((shape) =>
    [...line.matchAll(shape)].flatMap(({ 0: quote, groups: { name = "", inner = "" } = {} }) =>
      namesIn(name, inner).map((one) => ({ name: one, parts: inner.split(/, (?!\d{3}\b)/), quote: quote.replace(/^[-*.:;,! ]+/, "") })),
    ),
  );

/** Several names before one price are several things; before a bracket they are one. */
const namesIn = (name: string, inner: string): string[] =>
  (/, \p{Lu}/u.test(name) && inner.includes(", ") ? name.split(", ") : [name]).map((one) => one.replace(/^(?:and|or|an?|the) /, ""));
