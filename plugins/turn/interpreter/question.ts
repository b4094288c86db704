import { messages } from "./messages.ts";

/** What the details of a `look` begin with when it is a question to the game: answered from what is known, no action at all. */
export const questionMark = "question: ";

/**
 * The topic of a question to the game: `inventory`, `people`, `time`, `date`, `exits`, `self`, `character`, `place`, `acquaintances`, `options`,
 * `story`, `story EVENTS` with the story so far, `found`, `happened`, `paid`, `dice`, `undo`, `quit`, `claim`, `rules`, `unclear`, `unclear WORDS` for a part of the message, `foreign WORDS` for words of a language that only a model reads, `later WORDS` for what waits for a condition, `unread WORDS` for a part that nothing accounts for, `about NAME`,
 * `where NAME`, `said NAME`, `promises`, `promises NAME`, `judge NAME`, `trust NAME`, `way PLACE`, `theory WORDS`; else `null`.
 */
export const questionIn = ({ action, details }: { readonly action: string; readonly details: string }): string | null =>
  action === "look" && details.startsWith(questionMark) ? details.slice(questionMark.length) : null;

type Asking = Parameters<typeof questionIn>[0];

const wordsBehind = (mark: string, action: Asking): string | null => {
  const topic = questionIn(action);
  return topic?.startsWith(mark) === true ? topic.slice(mark.length) : null;
};

/** Words of the message that the interpreter could not tell the meaning of; `null` for any other action. */
export const unclearWords = (action: Asking): string | null => wordsBehind("unclear ", action);

/** Words of the message that no action accounts for; `null` for any other action. */
export const unreadWords = (action: Asking): string | null => wordsBehind("unread ", action);

/** The answer to words that no action accounts for, in the language of the campaign. */
export const sayUnread = (words: string, language: string | undefined): string => messages.in(language).unread(words);
