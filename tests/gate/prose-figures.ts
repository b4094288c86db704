import type { Judgement } from "./judge-prose.ts";
import type { Prose } from "./read-prose.ts";

/** A text of a corpus with what was found in it. */
export type JudgedProse = Prose & Judgement;

/** One measured figure; `of` is the number of texts that it is about. */
export interface Figure {
  readonly metric: string;
  readonly value: number;
  readonly of: number;
}

/** The figures of one half, or of all texts: false alarms per 100 sound texts, precision, recall in total and by kind. */
export const figuresOf = (judged: readonly JudgedProse[]): Figure[] => {
  const sound = judged.filter(({ label }) => label === "sound");
  const faulty = judged.filter(({ label }) => label === "faulty");
  const [alarms, hits] = [sound.filter(isBlocked).length, faulty.filter(isBlocked).length];
  const kinds = [...new Set(faulty.map(({ kind }) => kind ?? "unknown"))].sort();
  return [
    figure("false_alarms_per_100", 100 * alarms, sound.length),
    { ...figure("precision", hits, hits + alarms), of: hits + alarms },
    figure("recall", hits, faulty.length),
    ...kinds.map((kind) => {
      const those = faulty.filter((one) => (one.kind ?? "unknown") === kind);
      return figure(`recall:${kind}`, those.filter(isBlocked).length, those.length);
    }),
  ];
};

/** False alarms per 100 sound texts, by rule. */
export const alarmsByRule = (judged: readonly JudgedProse[]): Figure[] => {
  const sound = judged.filter(({ label }) => label === "sound");
  const rules = sound.flatMap(({ violations }) => [...new Set(violations.filter(blocks).map(({ rule_id }) => rule_id))]);
  return [...new Set(rules)]
    .sort()
    .map((rule) => figure(`false_alarms_per_100:${rule}`, 100 * rules.filter((one) => one === rule).length, sound.length));
};

/** True when the text would be sent back. */
export const isBlocked = ({ violations }: Pick<JudgedProse, "violations">): boolean => violations.some(blocks);

const blocks = ({ severity }: JudgedProse["violations"][number]): boolean => severity === "error";

const figure = (metric: string, part: number, whole: number): Figure => ({
  metric,
  value: whole === 0 ? 0 : Number((part / whole).toFixed(3)),
  of: whole,
});
