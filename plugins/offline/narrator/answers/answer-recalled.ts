import { z } from "zod";
import type { Known } from "./known.ts";
import { sentence } from "./prose.ts";

/** Share of the asked words that something brought to mind must hold to be an answer. */
const enough = 0.6;
/** Most pieces of an answer. */
const most = 2;

const Recalled = z.array(z.object({ place: z.string(), text: z.string() })).catch([]);

/** What was brought to mind of something: what was said of it in the player's own words, and what packs and summaries tell. */
export const answerRecalled = ({ lore_context }: Known, asked: readonly string[]): string[] => {
  const words = asked.filter((word) => word.length > 2 && !idle.has(word)).map(stem);
  if (words.length === 0) return [];
  const share = (text: string): number => {
    const held = new Set(toWords(text).map(stem));
    return words.filter((word) => held.has(word)).length / words.length;
  };
  return (
    Recalled.parse(lore_context["recalled"])
      .flatMap(({ place, text }) =>
        toPieces(place, text).map((piece) => ({ ...piece, titled: share(place) === 1, share: share(piece.text) })),
      )
      .filter((piece) => (piece.titled || piece.share >= enough) && !isQuestion(piece.text))
      // What stands under its name tells of it from the beginning; elsewhere the longest sentence tells most.
      .toSorted((a, b) => Number(b.titled) - Number(a.titled) || (a.titled ? 0 : b.share - a.share || b.text.length - a.text.length))
      .slice(0, most)
      .map(({ told }) => told)
  );
};

const idle = new Set(
  "about and are did for from had has have him her his its that the them their was were what when where who why with you your".split(" "),
);

const toWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const stem = (word: string): string =>
  word
    .replace(/(?:ing|ed|es|s)$/, "")
    .replace(/^(hid)den$/, "$1e")
    .replace(/^hid$/, "hide");

const isQuestion = (text: string): boolean => text.trimEnd().endsWith("?");

interface Piece {
  readonly text: string;
  readonly told: string;
}

/** A turn's telling opens with what the player said; anything else is told sentence by sentence. */
const toPieces = (place: string, text: string): Piece[] => {
  const [, said = "", answer = ""] = /^> ([^\n]*)\n*([\s\S]*)$/.exec(text) ?? ["", "", text];
  const quoted = said === "" ? [] : [{ text: said, told: `${place}: you said “${said}”.` }];
  return [...quoted, ...splitSentences(answer).map((one) => ({ text: one, told: sentence(one) }))];
};

const splitSentences = (text: string): string[] =>
  [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)].map(({ segment }) => segment.trim()).filter((one) => one !== "");
