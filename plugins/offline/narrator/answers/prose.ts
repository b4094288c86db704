/** A text as a sentence: a capital in front, an ending behind. */
export const sentence = (text: string): string => {
  const trimmed = text.trim().replaceAll(/\s+/g, " ");
  const opened = trimmed.replace(/^(["'“‘]?)(\p{Ll})/u, (_, quote: string, letter: string) => `${quote}${letter.toUpperCase()}`);
  return /[.!?…]["'”’)]?$/.test(opened) || opened === "" ? opened : `${opened}.`;
};
