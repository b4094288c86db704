import type { ClassifiedSegment } from "freeform-rpg/schemas";
import type { Passage } from "../passages/split-passages.ts";
import type { Candidate } from "./candidate.ts";
import { bareName, looksLikeName } from "./name-shape.ts";

/** Things that a price list names: first cells of rows whose other cells hold figures. */
export const tableCandidates = (passages: readonly Passage[], classes: ReadonlyMap<string, ClassifiedSegment>): Candidate[] =>
  passages
    .filter(({ segment }) => segment.intent === "EQUIPMENT" || classes.get(segment.id)?.type === "item")
    .flatMap(({ text, segment }) =>
      namesInTables(text).map((name) => ({
        name,
        type: "item" as const,
        segment: segment.id,
        found: "table" as const,
        confidence: 0.7,
        says: "",
      })),
    );

const namesInTables = (text: string): string[] =>
  text.split("\n").flatMap((line) => {
    if (!line.startsWith("|") || /^\|\s*-/.test(line)) return [];
    const [first = "", ...others] = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    // A price or a weight has a figure and a unit; a row without either is a head.
    const priced = others.some((cell) => /^[\d,.½¼/]+\s?\p{L}/u.test(cell) || /^\d[\d,.]*$/.test(cell));
    const name = bareName(first.replace(/^[\s•·-]+/, ""));
    return priced && looksLikeName(capitalise(name)) && !/^\d/.test(name) ? [name] : [];
  });

// Lists write the rest of a name small: "Rope, hempen".
const capitalise = (name: string): string => name.replaceAll(/(?<=^|[\s,])\p{Ll}/gu, (letter) => letter.toUpperCase());
