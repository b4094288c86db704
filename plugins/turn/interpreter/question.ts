/** What the details of a `look` begin with when it is a question to the game: answered from what is known, no action at all. */
export const questionMark = "question: ";

/**
 * The topic of a question to the game: `inventory`, `people`, `time`, `exits`, `self`, `options`, `story`,
 * `dice`, `undo`, `quit`, `claim`, `rules`, `unclear`, `unclear WORDS` for a part of the message, `later WORDS` for what waits for a condition, `unread WORDS` for a part that nothing accounts for, `about NAME`; else `null`.
 */
export const questionIn = ({ action, details }: { readonly action: string; readonly details: string }): string | null =>
  action === "look" && details.startsWith(questionMark) ? details.slice(questionMark.length) : null;

/** Words of the message that no action accounts for; `null` for any other action. */
export const unreadWords = (action: { readonly action: string; readonly details: string }): string | null => {
  const topic = questionIn(action);
  return topic?.startsWith("unread ") === true ? topic.slice("unread ".length) : null;
};
