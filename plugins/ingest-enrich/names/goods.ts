/** A thing with a price, as running text lists it. */
export interface Good {
  readonly name: string;
  readonly price: string;
  /** What stands in brackets beside the price. */
  readonly notes: readonly string[];
  /** The words in which it is offered. */
  readonly quote: string;
}

/** Measures of other things than money. */
const measure =
  /^(?:lbs?|kgs?|oz|pounds?|ft|feet|foot|m|yards?|miles?|inch(?:es)?|uses?|slots?|hands?|handed|dice|die|damage|armou?r|guard|hp|rounds?|turns?|minutes?|hours?|days?|weeks?|nights?|weight|enc|charges?|shots?|stones?|gallons?|pints?|piercing|cells?|levels?|or|of|and|to|in|x)$/i;
const amount = /^(?:[$€£¥] ?\d[\d,.]*|\d[\d,.]* ?(?<unit>\p{L}{1,12}))(?: (?:a|an|per|each|the) ?\p{L}*)?$/u;

/**
 * Things that run on within a paragraph or a list: "dagger (2 p, d4), spear (5 p, d6)", "Medkit (120 cr). Clears ...", "Mule, $25. Rope, $2." A unit of
 * money is known by its sign, by `isPrice`, or because three things of the passage or more are offered for so many of it.
 */
export const readGoods = (text: string, isPrice: (cell: string) => boolean = () => false): Good[] => {
  const offers = text
    .split("\n")
    .filter((line) => !line.startsWith("|"))
    .flatMap(readOffers);
  const units = Map.groupBy(offers, ({ first }) => moneyUnit(first));
  const isMoney = (cell: string): boolean => {
    if (isPrice(cell) || /^[$€£¥]/.test(cell)) return /\d/.test(cell);
    const unit = moneyUnit(cell);
    return unit !== null && (units.get(unit)?.length ?? 0) >= fewest;
  };
  return offers.flatMap(({ name, first, notes, quote }) => (isMoney(first) ? [{ name, price: first, notes, quote }] : []));
};

/** The unit of an amount that may be money: a sign, or a word that measures nothing else; `null` for anything that is no amount. */
export const moneyUnit = (cell: string): string | null => {
  const match = amount.exec(cell);
  if (match === null) return null;
  const unit = (match.groups?.["unit"] ?? cell.slice(0, 1)).toLowerCase();
  return measure.test(unit) ? null : unit;
};

/** So many offers in one unit make it money. */
const fewest = 3;

interface Offer {
  readonly name: string;
  readonly first: string;
  readonly notes: readonly string[];
  readonly quote: string;
}

const bracketed = /(?:^|[.:;,!] |^[-*] )(?<name>\p{L}[\p{L}’' -]{1,40}?) \((?<inner>[^()\n]{2,60})\)(?=[.,:;]|$)/gmu;
const trailing =
  /(?:^|[.;] |^[-*] )(?<name>\p{Lu}[\p{L}’' -]{1,40}?)(?:,|:| [–—-]) (?<inner>[$€£¥] ?\d[\d,.]*\d?(?: (?:a|an|per|each) ?\p{L}*)?|\d[\d,]* ?\p{L}{1,12})(?=[.;]|$)/gmu;

const readOffers = (line: string): Offer[] =>
  [...line.matchAll(bracketed), ...line.matchAll(trailing)].map(({ 0: quote, groups = {} }) => {
    const [first = "", ...notes] = (groups["inner"] ?? "").split(/, (?!\d{3}\b)/);
    return { name: (groups["name"] ?? "").replace(/^(?:and|or|an?|the) /, ""), first, notes, quote: quote.replace(/^[-*.:;,! ]+/, "") };
  });
