/** A title without what a book adds to names: figures in brackets, such as "(1 charge)", and footnote signs. */
export const bareName = (title: string): string =>
  title
    .replace(/\s*[([][^)\]]*\d[^)\]]*[)\]]\s*$/, "")
    .replaceAll(/[*†‡_`]+/g, "")
    .replace(/[:.,;\s]+$/, "")
    .trim();

/** Words that begin titles of rules and advice, and no names: they are the language's, not a game's. */
const opener =
  /^(?:how|when|where|what|why|who|which|if|using|making|creating|choosing|running|playing|getting|building|changing|converting|adding|about|example|examples|step|steps|chapter|part|appendix|table|choose|make|roll|assign|create|establish|determine|your|other|additional|sample|notes?)\b/i;

const connector = /^(?:of|the|and|de|von|van|la|le|du|des|al|in|on|at|to|for|a|an|&|or|with|from|by|under|who|that|[a-z]['’])$/;

/** Whether a title looks like a name: few words, each written large, no sentence and no list of things. */
export const looksLikeName = (title: string): boolean => {
  const name = bareName(title);
  const words = name.split(/\s+/);
  if (name.length < 3 || words.length > 6 || /[?!;:|]|\d{2}/.test(name) || opener.test(name) || /\s[–—-]\s|&/.test(name)) return false;
  return words.every((word, at) => /^["“'’(]?\p{Lu}/u.test(word) || (at > 0 && (connector.test(word) || /^\d{1,2}\)?$/.test(word))));
};

const pair = /\b\p{Lu}[\p{L}.]*\s+\+?\d+\b(?!\s*(?:st|nd|rd|th)\b)|(?<![\w+-])\d+\s+\p{Lu}[\p{L}]+\b/gu;

/** How many figures with a label a text begins with, such as "Armor 2" or "7 HP": a stat block has several. */
export const countFigures = (text: string): number => new Set((text.slice(0, 400).match(pair) ?? []).map((one) => one.toLowerCase())).size;
