import { shapes } from "./boundary-shapes.ts";
import { createFinding } from "./detector.ts";
import type { Detect } from "./detector.ts";
import type { Reading } from "../reading/reading.ts";

/** Finds crossed lines: the text contains a subject that the table has ruled out. */
export const detectLines: Detect = (reading) =>
  detect(reading, reading.facts.lines, "which the table has ruled out", "Leave it out altogether.");

/** Finds lifted veils: an event that should happen out of sight is narrated in full. */
export const detectVeils: Detect = (reading) =>
  detect(reading, reading.facts.veils, "which the table keeps out of sight", "Let it happen unseen: cut away before it.");

const detect = ({ sentences }: Reading, names: readonly string[], why: string, suggestion: string) => {
  if (names.length === 0) return [];
  const patterns = names.map((name) => ({ name, pattern: matching(name) }));
  return sentences.flatMap((sentence, at) => {
    const before = sentences[at - 1]?.text ?? "";
    // "The recruit was eight years old. They broke her hands": a full stop must not hide a crossed line.
    const continued = /\b(?:he|she|him|her|them|they|his|their|it|its)\b/i.test(sentence.text)
      ? `${before.replaceAll(".", ",")} ${sentence.text}`
      : "";
    const crossed = patterns.find(({ pattern }) => pattern(sentence.text) || (!pattern(before) && pattern(continued)));
    return crossed ? [createFinding(sentence, `The text contains "${crossed.name}", ${why}.`, suggestion)] : [];
  });
};

/** Returns a test for the subject of a boundary: by its common patterns, or by the words of its name. */
const matching = (name: string): ((text: string) => boolean) => {
  const shape = shapes.find(([called]) => called.test(name))?.[1];
  const words = byWords(name);
  return (text) => shape?.test(text) === true || words.test(text);
};

/** A pattern for a boundary in the table's own wording: all its longer words in one sentence, in any order and with any ending. */
const byWords = (name: string): RegExp => {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [name.toLowerCase()];
  return new RegExp(
    `^${words.map((word) => `(?=.*\\b${word.slice(0, Math.max(4, word.length - 2)).replaceAll(/[^\p{L}\p{N}]/gu, ".")})`).join("")}`,
    "isu",
  );
};
