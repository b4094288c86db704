import type { NarrationFacts } from "../facts/narration-facts.ts";

interface Voiced {
  /** Quotes made plain. */
  readonly text: string;
  /** The same, with what is said aloud blanked out. */
  readonly told: string;
  /** What is named, with the word to stand for it: `they` for people. */
  readonly named: readonly { readonly start: number; readonly end: number; readonly word: string }[];
}

/** Puts a sentence into the words of one who speaks to the player: the player's character is `you`, whoever else is named `they`. */
export type Voice = (sentence: Voiced) => string;

/** How a narration speaks of the player's character: as I or you, or by name, as he or she. */
export const voiceOf = (narrated: string, actor: NarrationFacts["actor"]): Voice => {
  const hero = heroPattern(actor);
  const inThird = hero.test(narrated) && !/\b(?:you|your|I|my|me|we)\b/i.test(narrated);
  hero.lastIndex = 0;
  let subject = "you";
  return ({ text, told, named }) => {
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
      // The first one named in a sentence is whom the next "she" means.
      if (
        !who.includes("_") &&
        told.charAt(start).trim() !== "" &&
        /(?:^|[,;.—] ?)(?:then |now |and |but )?(?:the |old |young )*$/i.test(told.slice(0, start))
      )
        subject = who;
      at = end;
    }
    between(at, text.length);
    const begun = told.charAt(0) === " " && !text.startsWith('"') ? '"' : "";
    return begun + parts.join("").replaceAll(/\bthe (they|you)\b/gi, "$1");
  };
};

const heroPattern = ({ name, aliases }: NarrationFacts["actor"]): RegExp => {
  const names = [name, ...aliases]
    .filter((one) => one !== "you")
    .map((one) => one.replaceAll(/[^\p{L}\p{N} ]/gu, ".").replace(/^the /i, "[Tt]he "));
  return names.length === 0 ? /(?!)/g : new RegExp(`\\b(?:${names.toSorted((a, b) => b.length - a.length).join("|")})\\b`, "g");
};

/** "She" is whoever the sentence is about. */
const resolve = (part: string, subject: string): string =>
  subject === "you"
    ? part
        .replaceAll(/\b(?:he|she)\b/gi, "you")
        .replaceAll(/\b(?:his|her)\b/gi, "your")
        .replaceAll(/\b(?:himself|herself)\b/gi, "yourself")
    : part;
