import type { Line } from "./parts.ts";

/** The properties encoded in a style key. */
export interface TextStyle {
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly smallCaps: boolean;
  readonly capitals: boolean;
  /** The depth of the numbers in its titles: 2 for "2.1"; 0 without numbers. */
  readonly depth: number;
  /** The font's family without weights and cuts. */
  readonly family: string;
}

/** The marker of a style with small capitals. */
export const smallCapsMark = " SmallCaps";
const boldName = /bold|black|heavy|demi|semi|medi\b|CMBX/i;
const italicName = /ital|obli|slant|CMTI|CMSL|-it\b/i;
const smallCapsName = /small ?caps|CMCSC/i;
const cuts = /bold|black|heavy|demi|semi|medium|medi|light|regular|roman|book|italic|oblique|slanted|small ?caps|mt\b|ps\b|[\s,_-]/gi;

/** Numbers of sections within chapters, such as "2.1.3". */
const depthMark = /^\d+(?:\.\d+)+\.? (?=\p{L})/u;

/** The style key of a line: its style, whether it is in capitals, and the depth of its number. */
export const styleKeyOf = (line: Pick<Line, "text" | "style">): string => {
  const depth = depthMark.exec(line.text)?.[0].match(/\d+/g)?.length;
  const capitals = isInCapitals(line) && !smallCapsName.test(line.style);
  return `${line.style}${capitals ? " CAPITALS" : ""}${depth === undefined ? "" : ` #${depth}`}`;
};

/** Parses a key of {@link styleKeyOf}. */
export const parseStyleKey = (look: string): TextStyle => {
  const style = look.replace(/ CAPITALS| #\d+$/g, "");
  return {
    size: Number.parseFloat(style),
    bold: boldName.test(style),
    italic: italicName.test(style),
    smallCaps: smallCapsName.test(style),
    capitals: look.includes(" CAPITALS"),
    depth: Number(/ #(\d+)$/.exec(look)?.[1] ?? 0),
    family: style
      .replace(/^[\d.]+ /, "")
      .replace(cuts, "")
      .replace(/\d+$/, "")
      .toLowerCase(),
  };
};

/** At least two letters, none in lower case. */
const isInCapitals = ({ text }: Pick<Line, "text">): boolean => /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
