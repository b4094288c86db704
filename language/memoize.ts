/** Longer texts are seldom asked about twice, and would take much memory. */
const longest = 4000;

/** The function with its last answers kept, at most `limit` of them: for one that is asked about the same few texts again and again. Callers share an answer. */
export const memoize = <Answer>(answer: (text: string) => Answer, limit: number): ((text: string) => Answer) => {
  const known = new Map<string, Answer>();
  return (text) => {
    if (text.length > longest) return answer(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = answer(text);
    // What was asked first goes, whether it is asked for often or not: it is soon made again.
    if (known.size >= limit) known.delete(known.keys().next().value ?? "");
    known.set(text, made);
    return made;
  };
};
