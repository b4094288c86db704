import { readDice } from "./read-dice.ts";

/** A way to read dice: what a rule that speaks of it says, and the rules as they follow from all such passages. */
export interface Method {
  readonly name: string;
  readonly says: RegExp;
  /** What stands around a rule of this kind. */
  readonly bears: RegExp;
  /** What speaks against it, where it stands around. */
  readonly unless?: RegExp;
  /** Settings of the engine's method, from all passages that speak of it plainly. */
  readonly read: (texts: string) => object;
}

const under =
  /(?:equal to or (?:under|below|less|lower)|(?:roll|score|fall)(?:s|ing|ed)? (?:\w+ ){0,3}(?:under|below)|at or (?:under|below)|or (?:under|lower) (?:than )?(?:the|your|that|its|an?)\b|less than or equal to)/i;
const over =
  /(?:equals? or exceeds?|equal to or (?:higher|greater|more|above|exceed)|meets? or (?:beats?|exceeds?)|at least (?:as high as )?(?:the|your|its) (?:\w+ )?(?:number|difficulty|target|class)|higher than or equal|(?:beats?|exceeds?) (?:the|a|your|its|their) (?:\w+ )?(?:number|difficulty|target|class|rating|DC|DR|TN))/i;
const reached = /\b\d{1,2}(?:\+| or (?:higher|more|greater|better|above|over))/;
const band = /\b\d{1,2} ?[-–] ?\d{1,2}\b/;
/** Dice, in notation or in words. */
export const dice = /(?:\b\d{0,2}d(?:\d{1,3}|%)|\b[a-z]+[- ]sided di(?:c?e)|\bpercentile dice)/i;

const outcome = /\b(?:succe(?:ss|ssful|ssfully|eds?)|hits?|fail(?:s|ure)?|miss(?:es)?)\b/i;

/** The ways to read dice that the engine knows, and how books speak of them. */
export const methods: readonly Method[] = [
  {
    name: "Highest die",
    says: /\b(?:(?:single )?highest (?:\w+ ){0,2}(?:die|dice|result|number)|highest die)\b/gi,
    bears: /\b[2-9](?: ?[/–-] ?| or (?:a )?)[2-9]\b/,
    read: (text) => {
      const sides = readDice(text)?.sides ?? 6;
      const [, partial] =
        /\b([2-9])(?: ?[/-] ?| or )([2-9])\b[^.]{0,60}\b(?:partial|mixed|but|cost|consequence|hesitate)/i.exec(text) ?? [];
      const critical = /\b(?:more than one|two or more|multiple|a pair of)\b[^.]{0,40}\bcritical/i.test(text);
      return {
        method: "highest_die",
        die_type: sides,
        bands: { mixed: Number(partial ?? 4), success: sides },
        critical_dice: critical ? 2 : 0,
      };
    },
  },
  {
    name: "Sum against bands",
    says: /\b(\d{1,2})\+[^|]{0,400}?\b\d{1,2} ?[-–] ?\d{1,2}\b/g,
    bears: /\b(?:roll|total|hit|success|on a)\b/i,
    read: (text) => {
      const [mixed, success] = commonBand(text);
      const { count, sides } = readDice(text, ({ count }) => count > 1) ?? { count: 2, sides: 6 };
      return {
        method: "sum_bands",
        dice: count,
        die_type: sides,
        bands: { mixed, success, critical: criticalOf(text, success, count * sides) },
      };
    },
  },
  {
    name: "Roll under",
    says: new RegExp(`${dice.source}[^.|]{0,120}(?:\\.[^.|]{0,80})?${under.source}|${under.source}[^.|]{0,60}${dice.source}`, "gi"),
    bears: outcome,
    read: (text) => {
      const { count, sides } = readDice(text) ?? { count: 1, sides: 20 };
      return { method: "roll_under", dice: count, die_type: sides, target_default: Math.round((count * sides) / 2) };
    },
  },
  {
    name: "Die against a number",
    says: new RegExp(`${dice.source}[^|]{0,220}?${over.source}`, "gi"),
    bears: outcome,
    read: (text) => ({ method: "target_number", die_type: readDice(text, ({ count }) => count === 1)?.sides ?? 20 }),
  },
  {
    name: "Sum against a number",
    says: new RegExp(String.raw`(?:\b[2-9]d\d{1,3}|\b(?:two|three) \w+-sided dice)[^|]{0,200}?${reached.source}`, "gi"),
    bears: outcome,
    // Several numbers make bands, which are read for themselves.
    unless: band,
    read: (text) => {
      const { count, sides } = readDice(text, (named) => named.count > 1) ?? { count: 2, sides: 6 };
      const least = commonNumber(text);
      return {
        method: "sum_bands",
        dice: count,
        die_type: sides,
        bands: { mixed: least, success: least, critical: Math.max(count * sides, least + 1) },
      };
    },
  },
  {
    name: "Pool of successes",
    says: /\b(?:dice pool|pool of (?:\S+ )?dice|roll (?:a number of|that many|as many) (?:\S+ )?dice)\b[^|]{0,400}?\bsuccess(?:es)?\b|\b(?:each|every|any) (?:di(?:e|ce)|six|6)\b[^.|]{0,80}\bsuccess/gi,
    bears: /\bsuccesses\b/i,
    read: (text) => readPool(text),
  },
];

/** Ones cancel, and a botch is known, only where the book says so; one success may be enough. */
const readPool = (text: string): object => {
  const sides = readDice(text)?.sides ?? 10;
  const [, number] =
    /\b(?:difficulty|target number|at or above|at least)\D{0,20}\b([2-9]|10)\b|\b([2-9]) or (?:more|higher|above|better)\b/i
      .exec(text)
      ?.filter(Boolean) ?? [];
  const top = new RegExp(`\\b(?:each|every|any) (?:${sides === 6 ? "six|6" : sides})\\b`, "i").test(text) ? sides : undefined;
  const difficulty = number === undefined ? top : Number(number);
  const enough =
    /\b(?:one|a single|1|any|at least one) success(?:es)?\b[^.]{0,30}\b(?:enough|succeeds?|suffices?|you succeed|is a success)/i.test(text);
  return {
    method: "dice_pool",
    die_type: sides,
    ...(difficulty === undefined ? {} : { difficulty_default: difficulty }),
    ones_cancel_successes: /\b(?:ones?|1s?)\b[^.]{0,50}\b(?:cancels?|subtracts?|removes?|takes? away)/i.test(text),
    botch_on_ones: /\bbotch/i.test(text),
    ...(enough ? { pool_outcome_thresholds: { mixed: 1, success: 1, critical: 3 } } : {}),
  };
};

/** The number that is told most often to be reached. */
const commonNumber = (text: string): number => {
  const counts = new Map<number, number>();
  for (const [found] of text.matchAll(new RegExp(reached.source, "g")))
    counts.set(Number.parseInt(found, 10), (counts.get(Number.parseInt(found, 10)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 8;
};

/** The two bands most often told together, such as 7 to 9 and 10+: the lower ends of mixed and success. */
const commonBand = (text: string): readonly [number, number] => {
  const counts = new Map<string, number>();
  for (const [, low, high] of text.matchAll(/\b(\d{1,2}) ?[-–] ?(\d{1,2})\b/g)) {
    const next = Number(high) + 1;
    if (text.includes(`${next}+`)) counts.set(`${low} ${next}`, (counts.get(`${low} ${next}`) ?? 0) + 1);
  }
  const [band = "7 10"] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const [low = 7, high = 10] = band.split(" ").map(Number);
  return [low, high];
};

/** A band above success, where the book has one; else the highest fall of the dice. */
const criticalOf = (text: string, success: number, most: number): number => {
  const above = [...text.matchAll(/\b(\d{1,2})\+/g)]
    .map(([, number]) => Number(number))
    .filter((number) => number > success && number <= most + 3);
  return above[0] ?? Math.max(most, success + 1);
};
