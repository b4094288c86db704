import { atLeast, stretch } from "./read-bands.ts";

/** Phrases for rolling at or under a number. */
export const under =
  /(?:equal to or (?:under|below|less|lower)|(?:roll|score|fall)(?:s|ing|ed)? (?:\w+ ){0,3}(?:under|below)|at or (?:under|below)|or (?:under|lower) (?:than )?(?:the|your|that|its|an?)\b|less than or equal to)/i;
/** Phrases for reaching a number. */
export const over =
  /(?:equals? or exceeds?|equal to or (?:higher|greater|more|above|exceed)|meets? or (?:beats?|exceeds?)|at least (?:as high as )?(?:the|your|its) (?:\w+ )?(?:number|difficulty|target|class)|higher than or equal|(?:beats?|exceeds?) (?:the|a|your|its|their) (?:\w+ )?(?:number|difficulty|target|class|rating|DC|DR|TN))/i;
/** A number to reach: `10+`. */
export const reached = new RegExp(atLeast, "u");
/** A stretch of totals: `7-9`. */
export const band = new RegExp(stretch, "u");
/** Dice, in notation or in words. */
export const diceNotation =
  /(?:\b\d{0,2}d(?:\d{1,3}|%)|\b[a-z]+[- ]sided di(?:c?e)|\bpercentile dice|\bdie (?:of|for) (?:your|the|that)\b)/i;

/** Words for how a roll ends. */
export const outcome = /\b(?:succe(?:ss|ssful|ssfully|eds?)|hits?|fail(?:s|ure)?|miss(?:es)?)\b/i;
