import { bareName, looksLikeName } from "../name-shape.ts";
import type { Passage } from "../split-passages.ts";
import type { Entry } from "./entry.ts";
import { addCounts, readAttacks } from "./heading-entries.ts";
import { countLabels, fieldsOf, judgeKind, kindOfHeading } from "./judge-kind.ts";
import type { Labelled, LineReader } from "./labelled.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The minimum number of paragraphs of one passage that begin with a name. */
const fewest = 3;

/** Paragraphs and items that begin with a name and go on with its labels, three or more in a passage: "Bone Dog: HD 2, AC 13 ...". */
export const runInEntries = (passages: readonly Passage[], readLine: LineReader, vocabulary: Vocabulary): Entry[] =>
  passages.flatMap((passage) => {
    if (passage.part) return [];
    const named = readNamed(passage.text).map((one) => ({ ...one, labels: readLine(one.text) }));
    const described = named.filter(({ labels }) => labels.length > 0);
    if (described.length >= fewest) return labelledRunIns(passage, described, vocabulary);
    const powers = named.length >= fewest && kindOfHeading([passage.title]) === "power";
    return powers
      ? named.map(({ name, text }) => ({ name, kind: "power", passage, form: "run_in", fields: [], known: 0, text }) satisfies Entry)
      : [];
  });

const labelledRunIns = (
  passage: Passage,
  named: readonly { readonly name: string; readonly text: string; readonly labels: readonly Labelled[] }[],
  vocabulary: Vocabulary,
): Entry[] => {
  const read = named.map((one) => ({ ...one, counts: countLabels(one.labels, vocabulary) }));
  const together = addCounts(read.map(({ counts }) => counts));
  const around = { titles: [...passage.path, passage.title], intent: passage.segment.intent };
  const entries = read.flatMap(({ name, text, labels, counts }): Entry[] => {
    const kind = judgeKind(counts, together, around);
    if (kind === null) return [];
    const all = kind === "creature" ? [...labels, ...readAttacks(text)] : labels;
    return [{ name, kind, passage, form: "run_in", fields: fieldsOf(all, kind, vocabulary), known: counts.known[kind], text }];
  });
  return entries.length >= fewest ? entries : [];
};

const named =
  /^(?:[-*•]|\d{1,3}\.)? ?(?<name>\p{Lu}[\p{L}’'-]{2,}(?: (?:of |the |and )?\p{Lu}[\p{L}’'-]+){0,3})(?<note> \([^()\n]{1,40}\))?(?:[.:,]| [–—-])? (?<text>.{8,})$/u;

/** Lines that begin with a name, with what follows it; a line that is a name alone belongs to the next one. */
const readNamed = (text: string): { name: string; text: string }[] => {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("|"));
  return lines.flatMap((line, at) => {
    const before = lines[at - 1]?.trim() ?? "";
    if (isAlone(before) && !isAlone(line)) return [{ name: bareName(before), text: line }];
    const { name = "", note = "", text: rest = "" } = named.exec(line.trim())?.groups ?? {};
    const ends = /[.:,]$|[–—-]$/.test(
      line
        .trim()
        .slice(0, line.trim().length - rest.length)
        .trim(),
    );
    return looksLikeName(name) && (ends || note !== "") ? [{ name: bareName(name), text: `${note.trim()} ${rest}`.trim() }] : [];
  });
};

const isAlone = (line: string): boolean => line.length < 40 && !/[.,:;]/.test(line) && looksLikeName(line);
