import type { Reading } from "../reading.ts";

/** "Sefa who was that woman", "ok tull drop the pin": the name that words are spoken to is set off by a comma where the player left it out. */
export const setNameOff = (text: string, { book }: Pick<Reading, "book">): string => {
  const [whole, hail = "", name = "", rest = ""] = spoken.exec(text) ?? [];
  if (whole === undefined) return text;
  const called = name.toLowerCase().split(" ");
  const isCalled = book.some(({ kind, proper }) => kind === "person" && called.every((word) => proper.has(word)));
  return isCalled ? `${hail}${name}, ${rest}` : text;
};

/** A name, and how words begin that are spoken to somebody: a question, a request, "you" or "I". */
const spoken =
  /^(\W*(?:(?:hey|hi|ok|okay|so|yo|oi|look|listen|lol|haha|excuse me|pardon me|sorry),? )?(?:(?:madam|mister|master|miss|old) )?)([\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?) ((?:who|what|where|when|why|how|which|(?:do|did|can|could|would|will|are|have|were) (?:you|i|we)|you|i|we|please|tell me|give me|let|come|listen|wait|stop|drop|help me|show me|hold|stay|run|put|open|move|don't|do not)\b.*)$/isu;
