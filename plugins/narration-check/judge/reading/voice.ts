import type { NarrationFacts } from "../facts/narration-facts.ts";

interface NarratedSentence {
  /** The text with plain quotes. */
  readonly text: string;
  /** The text with its speech replaced by blanks. */
  readonly narrated: string;
  /** The named entities, each with the word that replaces it: `they` for people. */
  readonly named: readonly { readonly start: number; readonly end: number; readonly word: string }[];
}

/** Rewrites a sentence in the second person: the player's character becomes `you`, other people `they`. */
export type Voice = (sentence: NarratedSentence) => string;

/** Returns the rewriting for a narration, which may call the player's character I, you, or by name. */
export const voiceOf = (prose: string, actor: NarrationFacts["actor"]): Voice => {
  const hero = heroPattern(actor);
  const inThird = hero.test(prose) && !/\b(?:you|your|I|my|me|we)\b/i.test(prose);
  hero.lastIndex = 0;
  let subject = "you";
  return ({ text, narrated, named }) => {
    const places = [
      ...named.map(({ start, end, word }) => ({ start, end, who: word })),
      ...[...text.matchAll(hero)].map(({ index, 0: name }) => ({ start: index, end: index + name.length, who: "you" })),
    ].toSorted((a, b) => a.start - b.start);
    const parts: string[] = [];
    let at = 0;
    const between = (from: number, to: number): void => {
      const part = text.slice(from, to);
      parts.push(inThird ? resolve(part, subject) : part);
    };
    for (const { start, end, who } of places) {
      if (start < at) continue;
      between(at, start);
      parts.push(who);
      // The next "she" means the first person that the sentence names.
      if (
        !who.includes("_") &&
        narrated.charAt(start).trim() !== "" &&
        /(?:^|[,;.—] ?)(?:then |now |and |but )?(?:the |old |young )*$/i.test(narrated.slice(0, start))
      )
        subject = who;
      at = end;
    }
    between(at, text.length);
    const begun = narrated.charAt(0) === " " && !text.startsWith('"') ? '"' : "";
    return begun + parts.join("").replaceAll(/\bthe (they|you)\b/gi, "$1");
  };
};

const heroPattern = ({ name, aliases }: NarrationFacts["actor"]): RegExp => {
  const names = [name, ...aliases]
    .filter((one) => one !== "you")
    .map((one) => one.replaceAll(/[^\p{L}\p{N} ]/gu, ".").replace(/^the /i, "[Tt]he "));
  return names.length === 0 ? /(?!)/g : new RegExp(`\\b(?:${names.toSorted((a, b) => b.length - a.length).join("|")})\\b`, "g");
};

/** Resolves "she" to the subject of the sentence. */
const resolve = (part: string, subject: string): string =>
  subject === "you"
    ? part
        .replaceAll(/\b(?:he|she)\b/gi, "you")
        .replaceAll(/\b(?:his|her)\b/gi, "your")
        .replaceAll(/\b(?:himself|herself)\b/gi, "yourself")
    : part;
