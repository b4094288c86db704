/** A message, with what is said to the table taken out. */
export interface TableTalk {
  readonly talk: string;
  readonly rest: string;
}

const whole = /^\s*\([^()]*\)\s*$/;
const marked = /(?<!\()\(\(+(?!\()([^)]*)\)+\)?|[([]\s*(?:ooc|out of character)\b[:,]?\s*([^)\]]*)[)\]]/gi;
const prefixed = /^\s*[/]?(?:ooc|out of character)\b[\s:,-]*(.*)$/is;
/** What players write to each other and characters do not say. */
const chat =
  /^(?:brb|afk|bbl|gtg|g2g|back|re|lol|lmao|rofl|haha+|hehe+|xd|omg|wtf|gg|nice one|nice|ty|thx|np|ok(?:ay)?|k|one (?:sec|min|minute|moment)|1 (?:sec|min)|sec|sorry|hang on|hold on)\b/i;
const words =
  /\b(?:brb|afk|npcs?|pcs?|dm|gm|game master|players?|guys|folks at home|dice|d20|nat(?:ural)? (?:20|1|one|twenty)|discord|zoom|laptop|computer|keyboard|mic|microphone|wifi|wi-fi|internet|phone charger|pizza|takeaway|doorbell|the kids?|my (?:wife|husband|girlfriend|boyfriend|mum|mom|dad|dog|cat|kid|son|daughter|boss|shift)(?:'?s)?|my (?:phone|battery)(?:'?s| is)? (?:on|at|dying|died|dead|about)|charger|bathroom|toilet|bio break|session|character sheet|next week|irl|campaign|this scene|the plot|roleplay(?:ing)?|metagam\w+)\b/i;
const question = /\?\s*$|^(?:what|where|who|how|can i|could i|do i|am i|is there)\b/i;

/**
 * Takes out what a player says to the table: marked `((...))`, `(ooc: ...)`, `/ooc`, or chat such as "brb, pizza's at the door".
 * A question to the game between such marks stays in.
 */
export const takeTableTalk = (text: string, isQuestion: (text: string) => boolean): TableTalk => {
  const said: string[] = [];
  const keep = (talk: string): string => {
    const plain = talk.replace(/^[\s:,-]*(?:ooc\b[:,]?)?\s*/i, "").trim();
    if (question.test(plain) && isQuestion(plain)) return ` ${plain} `;
    if (plain !== "") said.push(plain);
    return " ";
  };
  const bare = text.replace(/^\s*[([]\s*(?:ooc|out of character)\s*[)\]]\s*/i, "ooc ");
  if (whole.test(text) && !isQuestion(text.replaceAll(/[()]/g, ""))) return { talk: text.replaceAll(/[()]/g, "").trim(), rest: "" };
  const open = bare.replaceAll(marked, (_, first?: string, second?: string) => keep(first ?? second ?? ""));
  const [, after] = prefixed.exec(open) ?? [];
  const rest = after === undefined ? open : keep(after);
  const sentences = rest
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => (isChat(sentence) && !isQuestion(sentence) ? (said.push(sentence.trim()), "") : sentence));
  return { talk: said.join(" "), rest: sentences.join(" ").trim() };
};

/** "haha ok this sergeant is my favourite npc so far", "one min guys gotta plug in my laptop". */
const isChat = (sentence: string): boolean => {
  const plain = sentence.trim();
  if (plain === "" || /["“]/.test(plain)) return false;
  if (/^(?:lol|lmao|rofl|haha+|hehe+|xd)\b/i.test(plain) && !/\bi\s+\w|\b(?:who|what|why|how|where|when)\b.*\byour?\b/i.test(plain))
    return true;
  if (/^(?:i vote|my vote)\b/i.test(plain)) return true;
  if (/^(?:brb|afk|bbl|gtg|g2g|lol|lmao|rofl|haha+|hehe+|xd)\W*$/i.test(plain) || /^(?:brb|afk|bbl|gtg|g2g)\b/i.test(plain)) return true;
  return (
    words.test(plain) &&
    (chat.test(plain) || !/^i (?!(?:need|have|think|love|really|gotta|must|am|'m|will|'ll|can|hate|like)\b)/i.test(plain)) &&
    !/^i (?:look|go|take|ask|tell|roll)\b/i.test(plain)
  );
};
