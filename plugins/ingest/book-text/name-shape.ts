/** A title without what a book adds to names: figures in brackets, such as "(1 charge)", and footnote signs. */
export const bareName = (title: string): string =>
  title
    .replace(/\s*[([][^)\]]*\d[^)\]]*[)\]]\s*$/, "")
    .replaceAll(/[*†‡_`]+/g, "")
    .replace(/[:.,;\s]+$/, "")
    .trim();

/** Words that begin titles of rules and advice but not names. They are general words, not the terms of one game. */
const opener =
  /^(?:wie|warum|wann|wenn|beispiele?|kapitel|anhang|tabelle|comment|pourquoi|quand|exemples?|chapitre|annexe|tableau|cómo|ejemplos?|capítulo|tabla|como|exemplos?|tabela|come|esempi[oi]?|capitolo|tabella|how|for|when|where|what|why|who|which|if|using|making|creating|choosing|running|playing|getting|building|changing|converting|adding|about|example|examples|step|steps|chapter|part|appendix|table|choose|make|roll|name|draw|pick|write|assign|create|establish|determine|your|other|additional|sample|notes?)\b/i;

const connector =
  /^(?:of|the|and|de|von|vom|van|der|die|das|dem|den|zu|zum|zur|im|am|und|la|le|les|du|des|et|au|aux|del|de|los|las|el|y|do|da|dos|das|e|di|dei|della|delle|al|in|on|at|to|for|a|an|&|or|with|from|by|under|who|that|[a-z]['’])$/;

/** Titles in languages that write only the first word of a name with a capital: by an article, a word between or an accent. */
const sentenceCased =
  /^(?:Le|La|Les|L[’']|Un|Une|El|Los|Las|Il|Lo|Gli|O|Os|As)(?: |(?<=’|'))|\p{Ll} (?:de|du|des|d[’'][\p{L}]+|del|de la|do|da|dos|di|della|dei|et|y|e|au|aux)(?: |$)|^[\p{L}’' -]*[àâçéèêëîïôûùœñíóúáãõ]/u;
/** The most words of such a title. */
const longestCased = 4;

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
  if (words.length <= longestCased && /^\p{Lu}[\p{L}’' -]+$/u.test(name) && sentenceCased.test(name)) return true;
  return words.every((word, at) => /^["“'’(]?\p{Lu}/u.test(word) || (at > 0 && (connector.test(word) || /^\d{1,2}\)?$/.test(word))));
};

/** A name with capitals, for lists and languages that write the rest of a name in lower case: "Rope, hempen". */
export const titleCase = (name: string): string => name.replaceAll(/(?<=^|[\s,(])\p{Ll}/gu, (letter) => letter.toUpperCase());
