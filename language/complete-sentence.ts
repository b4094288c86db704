/** The text with white space collapsed, a capital at the beginning and a full stop at the end: `he waits` becomes `He waits.` */
export const openSentence = (text: string): string => {
  const flat = text.trim().replaceAll(/\s+/g, " ");
  const opened = flat.replace(/^(["'“‘]?)(\p{Ll})/u, (_, quote: string, letter: string) => `${quote}${letter.toUpperCase()}`);
  return opened === "" || /[.!?…]["'”’)]?$/.test(opened) ? opened : `${opened}.`;
};

/** The text, trimmed, with a full stop unless it ends in `.`, `!`, `?` or a quotation mark. */
export const closeSentence = (text: string): string => (/[.!?"]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
