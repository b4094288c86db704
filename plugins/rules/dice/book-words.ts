import { atLeast, stretch } from "./read-bands.ts";

/** Phrases in any of several languages: a pattern a line. */
const anyOf = (...phrases: readonly string[]): RegExp => new RegExp(`(?:${phrases.join("|")})`, "iu");

/** Phrases for rolling at or under a number. */
export const under = anyOf(
  String.raw`equal to or (?:under|below|less|lower)|(?:roll|score|fall)(?:s|ing|ed)? (?:\p{L}+ ){0,3}(?:under|below)|at or (?:under|below)|or (?:under|lower) (?:than )?(?:the|your|that|its|an?)\b|less than or equal to`,
  String.raw`(?:kleiner|niedriger) (?:oder gleich|als oder gleich)|gleich oder (?:unter|kleiner|niedriger)|höchstens (?:so hoch|den|der|deinem?)`,
  String.raw`inférieure? ou égale?|égale? ou inférieure?|menor o igual|igual o (?:menor|inferior)|inferior o igual|menor ou igual|igual ou (?:menor|inferior)|minore o uguale|uguale o (?:minore|inferiore)|inferiore o uguale|pari o inferiore`,
);
/** Phrases for reaching a number. */
export const over = anyOf(
  String.raw`equals? or exceeds?|equal to or (?:higher|greater|more|above|exceed)|meets? or (?:beats?|exceeds?)|at least (?:as high as )?(?:the|your|its) (?:\p{L}+ )?(?:number|difficulty|target|class)|higher than or equal|(?:beats?|exceeds?) (?:the|a|your|its|their) (?:\p{L}+ )?(?:number|difficulty|target|class|rating|DC|DR|TN)`,
  String.raw`erreicht oder (?:übertrifft|überschreitet|übersteigt)|(?:gleich oder (?:höher|größer)|(?:größer|höher) (?:oder|als oder) gleich)|mindestens (?:den|die|so hoch)`,
  String.raw`supérieure? ou égale?|égale? ou supérieure?|atteint ou dépasse|mayor o igual|igual o (?:mayor|superior)|iguala o supera|maior ou igual|igual ou (?:maior|superior)|iguala ou supera|maggiore o uguale|uguale o (?:maggiore|superiore)|pari o superiore|eguaglia o supera`,
);
/** A number to reach: `10+`. */
export const reached = new RegExp(atLeast, "u");
/** A stretch of totals: `7-9`. */
export const band = new RegExp(stretch, "u");
/** Dice, in notation or in words. */
export const diceNotation = anyOf(
  String.raw`\b\d{0,2}[dw](?:\d{1,3}|%)|\b[a-z]+[- ]sided di(?:c?e)|\bpercentile dice|\bdie (?:of|for) (?:your|the|that)\b`,
);

/** Words for how a roll ends. */
export const outcome = anyOf(
  String.raw`\b(?:succe(?:ss|ssful|ssfully|eds?)|hits?|fail(?:s|ure)?|miss(?:es)?)\b`,
  String.raw`(?<!\p{L})(?:gelingt|gelungen|misslingt|erfolg(?:e|reich)?|trifft|treffer|réussi(?:te?s?|r)?|échecs?|échoue|touche|éxitos?|fallos?|falla|acierta|sucessos?|falhas?|acerta|success[oi]|fallimento|riesce|colpisce)(?!\p{L})`,
);
