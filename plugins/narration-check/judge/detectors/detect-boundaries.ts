import { shapes } from "./boundary-shapes.ts";
import { createFinding } from "./detector.ts";
import type { Detect } from "./detector.ts";
import type { Reading } from "../reading/reading.ts";

/** A line is crossed: what the table has ruled out is in the text. */
export const detectLines: Detect = (reading) =>
  detect(reading, reading.facts.lines, "which the table has ruled out", "Leave it out altogether.");

/** A veil is lifted: what should happen out of sight is narrated in full. */
export const detectVeils: Detect = (reading) =>
  detect(reading, reading.facts.veils, "which the table keeps out of sight", "Let it happen unseen: cut away before it.");

const detect = ({ sentences }: Reading, names: readonly string[], why: string, suggestion: string) => {
  if (names.length === 0) return [];
  const patterns = names.map((name) => ({ name, pattern: matching(name) }));
  return sentences.flatMap((sentence, at) => {
    const before = sentences[at - 1]?.text ?? "";
    // "The recruit was eight years old. They broke her hands": a full stop is no veil.
    const goingOn = /\b(?:he|she|him|her|them|they|his|their|it|its)\b/i.test(sentence.text)
      ? `${before.replaceAll(".", ",")} ${sentence.text}`
      : "";
    const crossed = patterns.find(({ pattern }) => pattern(sentence.text) || (!pattern(before) && pattern(goingOn)));
    return crossed ? [createFinding(sentence, `The text holds "${crossed.name}", ${why}.`, suggestion)] : [];
  });
};

/** Whether a text shows the subject of a boundary: in its usual shapes, or in its own words. */
const matching = (name: string): ((text: string) => boolean) => {
  const shape = shapes.find(([called]) => called.test(name))?.[1];
  const words = byWords(name);
  return (text) => shape?.test(text) === true || words.test(text);
};

/** A boundary of the table's own wording: all of its longer words in one sentence, in any order and ending. */
const byWords = (name: string): RegExp => {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [name.toLowerCase()];
  return new RegExp(
    `^${words.map((word) => `(?=.*\\b${word.slice(0, Math.max(4, word.length - 2)).replaceAll(/[^\p{L}\p{N}]/gu, ".")})`).join("")}`,
    "isu",
  );
};
