import { fitSentences } from "freeform-rpg/language";
import { messages } from "../messages.ts";

/** The length of a recap. */
export type RecapLength = "short" | "standard" | "full";

/** Options of a recap. */
export interface RecapOptions {
  /** How many of the last sessions to include; later turns are always included. Default 1. */
  readonly sessions?: number;
  /** Default `standard`. */
  readonly length?: RecapLength;
}

/** The maximum number of characters of a recap. */
const maxLength: Record<RecapLength, number> = { short: 500, standard: 2000, full: Number.POSITIVE_INFINITY };

/** A part of a recap. */
export interface RecapPart {
  /** Its heading when there are several parts; empty for none. */
  readonly title: string;
  readonly text: string;
}

/** Joins the parts, oldest first. Each part gets an equal share of the length; the newer ones get what it does not use. */
export const writeRecap = (parts: readonly RecapPart[], length: RecapLength, language: string | null): string => {
  const says = messages.in(language);
  const nonEmpty = parts.filter(({ text }) => text !== "");
  if (nonEmpty.length === 0) return says.nothingYet;
  let left = maxLength[length];
  const texts = nonEmpty.map(({ title, text }, at) => {
    const shortened = fitSentences(text, left / (nonEmpty.length - at));
    left -= shortened.length;
    return title === "" || nonEmpty.length === 1 ? shortened : `${title}\n${shortened}`;
  });
  return `${says.previously}\n\n${texts.join("\n\n")}`;
};

/** The first sentences of a text that fit, at least one; paragraphs are preserved. */
