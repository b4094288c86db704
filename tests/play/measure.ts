import type { Grade } from "./judge/verdict.ts";
import type { JudgedSentence } from "./play-sentences.ts";

/** How well the sentences of one group were understood. */
export interface Measure {
  /** `dev`, `dev/dead_drop` or `dev/question`. */
  readonly group: string;
  readonly sentences: number;
  readonly grades: Readonly<Record<Grade, number>>;
  /** Expected actions that left no trace, of all that were expected. */
  readonly silent: number;
  readonly expected: number;
  /** Allowed actions of which nothing more was reported. */
  readonly dropped: number;
}

/** The names of the grades, best first. */
export const grades = ["understood", "half", "wrong", "missed"] as const satisfies readonly Grade[];

/** Each part's measures in total, by scenario and by kind of answer; of several parts also all together. */
export const measureAll = (judged: readonly JudgedSentence[]): Measure[] => {
  const parts = Map.groupBy(judged, ({ part }) => part);
  const all = parts.size > 1 ? measureGroups("all", judged) : [];
  return [...[...parts].flatMap(([part, own]) => measureGroups(part, own)), ...all];
};

const measureGroups = (name: string, judged: readonly JudgedSentence[]): Measure[] => [
  measure(name, judged),
  ...[...Map.groupBy(judged, ({ scenario }) => scenario)].map(([scenario, own]) => measure(`${name}/${scenario}`, own)),
  ...[...Map.groupBy(judged, ({ sentence }) => sentence.answer)].map(([answer, own]) => measure(`${name}/${answer}`, own)),
];

const measure = (group: string, judged: readonly JudgedSentence[]): Measure => {
  const count = (grade: Grade) => judged.filter(({ verdict }) => verdict.grade === grade).length;
  const sum = (key: "silent" | "expected" | "dropped") => judged.reduce((total, { verdict }) => total + verdict[key], 0);
  return {
    group,
    sentences: judged.length,
    grades: { understood: count("understood"), half: count("half"), wrong: count("wrong"), missed: count("missed") },
    silent: sum("silent"),
    expected: sum("expected"),
    dropped: sum("dropped"),
  };
};

/** The measures as figures, one a metric. */
export const figuresOf = (measures: readonly Measure[]): { metric: string; value: number; of: number }[] =>
  measures.flatMap(({ group, sentences, grades: counts, silent, expected, dropped }) => [
    ...grades.map((grade) => ({ metric: `${group}/${grade}`, value: counts[grade], of: sentences })),
    { metric: `${group}/silent`, value: silent, of: expected },
    { metric: `${group}/dropped`, value: dropped, of: expected },
  ]);

/** The measures as a table with a heading, one group a line. */
export const tableOf = (measures: readonly Measure[]): string[][] => [
  ["", "sentences", ...grades, "silent actions", "dropped"],
  ...measures.map(({ group, sentences, grades: counts, silent, expected, dropped }) => [
    group,
    String(sentences),
    ...grades.map((grade) => withShare(counts[grade], sentences)),
    withShare(silent, expected),
    String(dropped),
  ]),
];

const withShare = (value: number, of: number): string => (of === 0 ? "-" : `${value} (${Math.round((100 * value) / of)} %)`);
