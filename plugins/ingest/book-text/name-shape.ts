/** A title without what a book adds to names: figures in brackets, such as "(1 charge)", and footnote signs. */
export const bareName = (title: string): string =>
  title
    .replace(/\s*[([][^)\]]*\d[^)\]]*[)\]]\s*$/, "")
    .replaceAll(/[*†‡_`]+/g, "")
    .replace(/[:.,;\s]+$/, "")
    .trim();

/** Words that begin titles of rules and advice but not names. They are general words, not the terms of one game. */
const opener =
  /^(?:how|for|when|where|what|why|who|which|if|using|making|creating|choosing|running|playing|getting|building|changing|converting|adding|about|example|examples|step|steps|chapter|part|appendix|table|choose|make|roll|name|draw|pick|write|assign|create|establish|determine|your|other|additional|sample|notes?)\b/i;

const connector = /^(?:of|the|and|de|von|van|la|le|du|des|al|in|on|at|to|for|a|an|&|or|with|from|by|under|who|that|[a-z]['’])$/;

/** "Updating the Map" names an activity. */
const gerund = /^\p{Lu}\p{Ll}+ing (?:the|an?|your|with|from|in|on)\b/u;

/** Whether a title looks like a name: few capitalised words, neither a sentence nor a list of things. */
export const looksLikeName = (title: string): boolean => {
  const name = bareName(title);
  const words = name.split(/\s+/);
  if (
    name.length < 3 ||
    words.length > 6 ||
    /[?!;:|]|\d{2}/.test(name) ||
    opener.test(name) ||
    gerund.test(name) ||
    /\s[–—-]\s|&/.test(name)
  )
    return false;
  return words.every((word, at) => /^["“'’(]?\p{Lu}/u.test(word) || (at > 0 && (connector.test(word) || /^\d{1,2}\)?$/.test(word))));
};
