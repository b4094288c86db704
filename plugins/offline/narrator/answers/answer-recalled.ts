import { z } from "zod";
import { enough, shareOf } from "./share-of.ts";
import type { Known } from "./known.ts";
import { sentence } from "./prose.ts";
import { messagesOf } from "../messages.ts";

/** Most pieces of an answer. */
const most = 2;

const Recalled = z.array(z.object({ place: z.string(), text: z.string() })).catch([]);

/** What was brought to mind of something: what was said of it in the player's own words, and what packs and summaries tell. */
export const answerRecalled = (packet: Known, asked: readonly string[]): string[] => {
  const share = (text: string): number => shareOf(asked, text);
  return (
    Recalled.parse(packet.lore_context["recalled"])
      .flatMap(({ place, text }) =>
        toPieces(packet, place, text).map((piece) => ({ ...piece, titled: share(place) === 1, share: share(piece.text) })),
      )
      .filter((piece) => (piece.titled || piece.share >= enough) && !isQuestion(piece.text))
      // What stands under its name tells of it from the beginning; elsewhere the longest sentence tells most.
      .toSorted((a, b) => Number(b.titled) - Number(a.titled) || (a.titled ? 0 : b.share - a.share || b.text.length - a.text.length))
      .slice(0, most)
      .map(({ told }) => told)
  );
};

const isQuestion = (text: string): boolean => text.trimEnd().endsWith("?");

interface Piece {
  readonly text: string;
  readonly told: string;
}

/** A turn's telling opens with what the player said; anything else is told sentence by sentence. */
const toPieces = (packet: Known, place: string, text: string): Piece[] => {
  const [, said = "", answer = ""] = /^> ([^\n]*)\n*([\s\S]*)$/.exec(text) ?? ["", "", text];
  const quoted = said === "" ? [] : [{ text: said, told: messagesOf(packet).answers.youSaid(place, said) }];
  return [...quoted, ...splitSentences(answer).map((one) => ({ text: one, told: sentence(one) }))];
};

const splitSentences = (text: string): string[] =>
  [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)].map(({ segment }) => segment.trim()).filter((one) => one !== "");
