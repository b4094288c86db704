/** The first whole sentence of a text that is prose, verbatim; empty when it has none of a suitable length. */
export const firstSentence = (text: string): string => {
  const prose = text
    .split(/\n{2,}/)
    .find((block) => /^[“"]?\p{Lu}/u.test(block) && !block.startsWith("|") && block.split(/\s+/).length >= 6);
  const [sentence = ""] = /^.*?[.!?](?=["”’)]?\s|$)/su.exec(prose ?? "") ?? [];
  const words = sentence.split(/\s+/).length;
  return words >= 4 && words <= 60 ? sentence.trim() : "";
};
