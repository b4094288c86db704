import { shorten } from "freeform-rpg/language";
import type { Act, Change } from "./account.ts";

/** An action in few words. */
export const showAct = ({ verb, targets, said, question }: Act): string =>
  question === null
    ? [verb, targets.join("+"), said === "" ? "" : `"${shorten(said, 40)}"`].filter((word) => word !== "").join(" ")
    : `question ${question}`;

/** A change, or an expected one, in the words of the effect lines. */
export const showChange = ({ kind, words }: Change): string => [kind, ...words.map((word) => word || "*")].join(" ");
