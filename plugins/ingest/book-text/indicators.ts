/** A structural sign of game mechanics that occurs in books of any system. */
export interface Indicator {
  readonly id: string;
  readonly pattern: RegExp;
  /** The minimum number of occurrences. */
  readonly least: number;
  /** The strength of the evidence: 1 weak, 2 medium, 3 nearly certain. */
  readonly weight: 1 | 2 | 3;
}

const sign = (id: string, weight: 1 | 2 | 3, pattern: RegExp, least = 1): Indicator => ({ id, pattern, least, weight });

/** The 22 signs. They match the shape of text, never the terms of one game. */
export const indicators: readonly Indicator[] = [
  sign("dice_notation", 3, /\b\d{0,2}d(?:2|3|4|6|8|10|12|20|30|66|100|%)\b(?:\s?[+-]\s?\d+)?/gi),
  sign("dice_ladder", 3, /\bd4\b.*\bd6\b.*\bd8\b/gis),
  sign("difficulty_number", 3, /\b(?:DC|TN|difficulty|target number)\s*(?:of\s*)?\d+\b/gi),
  sign("signed_modifier", 2, /(?<![\w-])[+-]\d{1,2}\b(?!\s*%)/g, 2),
  sign("number_table", 2, /^\|(?:[^|\n]*\d[^|\n]*\|){2,}$/gm, 3),
  sign("roll_table", 3, /^\| *\d{1,3}(?:[–-]\d{1,3})? *\|/gm, 4),
  sign("result_band", 3, /\b\d{1,2}\s?[–-]\s?\d{1,2}\b\s*[:,|]|\b\d{1,2}\s?(?:\+|or (?:more|less|higher|lower|above|below))/gi, 2),
  sign("rating_scale", 2, /[●•○◦■□◆◇★☆]{2,}/g, 2),
  sign("track_boxes", 2, /(?:[□☐○◯]\s*){3,}/g),
  sign("stat_line", 3, /(?:\b\p{Lu}{2,4}\b[\s|:]+[+-]?\d{1,2}(?:\s*\([+-]\d+\))?[\s,|]+){2,}/gu),
  sign("stat_header", 2, /(?:\b\p{Lu}{3}\b[\s|]+){4,}/gu),
  sign("point_cost", 2, /\b(?:costs?|spend|pay)\s+(?:\d+|one|two|three)\s+\p{L}+/giu, 2),
  sign("point_pool", 1, /\b\d+\s+(?:\p{L}+\s+)?points?\b/giu, 3),
  sign("level_indicator", 2, /\b(?:\d+(?:st|nd|rd|th)[- ]level|level\s+\d+|rank\s+\d+|tier\s+\d+)\b/gi, 2),
  sign("distance", 1, /\b\d+[- ]?(?:ft\.?|feet|foot|yards?|metres?|meters?|squares|hexes|miles?)\b/gi, 2),
  sign("duration", 1, /\b(?:\d+|one|an?)\s+(?:rounds?|turns?|segments?|watch(?:es)?)\b/gi, 2),
  sign("threshold", 2, /\b(?:at least|exceeds?|equals?|drops? (?:to|below)|reach(?:es)?|reduced to)\s+(?:zero|\d+)\b/gi),
  sign("penalty_ladder", 3, /(?:^|\n|\|)\s*[-*]?\s*\p{L}+[^\n\d|]{0,24}[:|]?\s*-\d+[^\n]*(?:\n[^\n]*-\d+[^\n]*){2,}/gu),
  sign("segment_clock", 3, /\b(?:\d+|four|six|eight|ten|twelve)[- ](?:segments?|ticks?|boxes|steps?)\b/gi),
  sign("escalation", 2, /\b(?:increase|reduce|raise|lower|advance|worsen)s?\b[^.]{0,40}\bby\s+(?:one|two|\d+)\b/gi),
  sign(
    "conditional_rule",
    2,
    /\b(?:on a (?:hit|miss|success|failure|roll|\d+)|if (?:you|the \p{L}+) (?:roll|fail|succeed)s?|when you [^.]{3,80}\broll\b)/giu,
  ),
  sign("numeric_density", 1, /\b\d+\b/g, 25),
];

/** The ids of the signs that occur in a text. */
export const findIndicators = (text: string): readonly Indicator[] =>
  indicators.filter(({ pattern, least }) => (text.match(pattern)?.length ?? 0) >= least);
