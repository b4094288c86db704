import { atLeast, readBands, stretch } from "./read-bands.ts";
import { readDice } from "./read-dice.ts";

/** A way to read dice: what a rule that speaks of it says, and the rules as they follow from all such passages. */
export interface Method {
  readonly name: string;
  readonly says: RegExp;
  /** What stands around a rule of this kind. */
  readonly bears: RegExp;
  /** What speaks against it, where it stands around. */
  readonly unless?: RegExp;
  /** What must be read in what stands around; absent: nothing in particular. */
  readonly fits?: (around: string) => boolean;
  /** Settings of the engine's method, from all passages that speak of it plainly. */
  readonly read: (texts: string) => object;
}

const under =
  /(?:equal to or (?:under|below|less|lower)|(?:roll|score|fall)(?:s|ing|ed)? (?:\w+ ){0,3}(?:under|below)|at or (?:under|below)|or (?:under|lower) (?:than )?(?:the|your|that|its|an?)\b|less than or equal to)/i;
const over =
  /(?:equals? or exceeds?|equal to or (?:higher|greater|more|above|exceed)|meets? or (?:beats?|exceeds?)|at least (?:as high as )?(?:the|your|its) (?:\w+ )?(?:number|difficulty|target|class)|higher than or equal|(?:beats?|exceeds?) (?:the|a|your|its|their) (?:\w+ )?(?:number|difficulty|target|class|rating|DC|DR|TN))/i;
const reached = new RegExp(atLeast, "u");
const band = new RegExp(stretch, "u");
/** Dice, in notation or in words. */
export const dice = /(?:\b\d{0,2}d(?:\d{1,3}|%)|\b[a-z]+[- ]sided di(?:c?e)|\bpercentile dice|\bdie (?:of|for) (?:your|the|that)\b)/i;

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
    says: new RegExp(`${atLeast}[^|]{0,400}?${stretch}`, "giu"),
    bears: /\b(?:roll|total|hit|success|on a)\b/i,
    fits: (around) => readBands(around) !== null,
    read: (text) => {
      const { mixed, success, critical } = readBands(text) ?? { mixed: 7, success: 10, critical: null };
      const { count, sides } = readDice(text, ({ count }) => count > 1) ?? { count: 2, sides: 6 };
      const most = count * sides;
      const above = critical !== null && critical <= most + 3 ? critical : Math.max(most, success + 1);
      return { method: "sum_bands", dice: count, die_type: sides, bands: { mixed, success, critical: above } };
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
    name: "Step die",
    says: /\broll(?:s|ing)? (?:the|a|your) (?:\w+ )?di(?:e|ce) (?:of|for|equal to) (?:your|the|that|a|its)\b|\b(?:rated|expressed|measured|given) (?:with|as|in|by) (?:a )?di(?:e|ce)\b|\bd4\b[^.|]{0,20}\bd6\b[^.|]{0,20}\bd8\b/gi,
    bears: /\b(?:larger|bigger|smaller|better|trait|attribute|skill|step|qualit(?:y|ie)|talent|rating|approach)s?\b/i,
    // A list of dice may be what weapons hurt by.
    unless: /\bdamage di(?:e|ce)\b/i,
    read: (text) => {
      const [, asked] =
        /\b(?:difficulty|target(?: number)?|need|beat|against)\b\D{0,24}\b(\d{1,2})\b|\b(\d{1,2}) or (?:more|higher|better)/i
          .exec(text)
          ?.filter(Boolean) ?? [];
      const steps = [...new Set([...text.matchAll(/\bd(4|6|8|10|12|20)\b/g)].map(([, sides]) => Number(sides)))].toSorted((a, b) => a - b);
      return {
        method: "step_die",
        ...(steps.length < 3 ? {} : { steps }),
        ...(asked === undefined ? {} : { target_default: Number(asked) }),
        exploding: /\bexplod|\b(?:roll|rolls) (?:it )?again and add/i.test(text),
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
  const [, shown] = new RegExp(String.raw`\b(\d{1,2})s?,? ?(?:or|and|[-–]) ?${sides}s?\b`, "i").exec(text) ?? [];
  const top = new RegExp(`\\b(?:each|every|any) (?:${sides === 6 ? "six|6" : sides})\\b`, "i").test(text) ? sides : undefined;
  const difficulty = Number(number ?? shown ?? top ?? Number.NaN);
  const enough =
    /\b(?:one|a single|1|any|at least one) success(?:es)?\b[^.]{0,30}\b(?:enough|succeeds?|suffices?|you succeed|is a success)/i.test(text);
  return {
    method: "dice_pool",
    die_type: sides,
    ...(Number.isNaN(difficulty) ? {} : { difficulty_default: difficulty }),
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
