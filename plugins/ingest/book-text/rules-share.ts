/** Words with which rules of any system address players. */
const rulesWords =
  /\b(rolls?|rolling|dice|die|draws?|cards?|tokens?|bids?|players?|gm|dm|referee|warden|game ?master|bonus|modifiers?|hp|damage|saves?|saving|checks?|tests?|scores?|skills?|traits?|difficulty|levels?|rounds?|xp|success|failure|spend|you|your)\b/gi;

/** The minimum share for a text about rules. */
export const rulesThreshold = 0.04;

/** The share of a text's words that address players as rules do, 0 to 1. */
export const rulesShare = (text: string): number => (text.match(rulesWords)?.length ?? 0) / Math.max(1, text.split(/\s+/).length);
