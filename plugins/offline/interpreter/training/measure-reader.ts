import { chooseLabel, openModel } from "../reader/linear-model.ts";
import type { PackedModel } from "../reader/linear-model.ts";
import type { PackedReader } from "../reader/models.ts";
import { spansOf, tagUnits, tagsOf } from "../reader/tag-units.ts";
import type { Span } from "../reader/tag-units.ts";
import type { PreparedSentence } from "./prepare-sentence.ts";
import type { LabelledExample } from "./train-classifier.ts";
import { spansIn } from "./tag-sentence.ts";
import { conditionExamples, kindExample } from "./train-reader.ts";
import { verbExamples } from "./verb-examples.ts";

/** How well trained models read sentences that they were not trained on, a line each. */
export const measureReader = (models: PackedReader, test: readonly PreparedSentence[]): string => {
  const acting = test.filter(({ sentence: { kind } }) => kind === "action" || kind === "speech");
  const lines = [
    share("kinds", models.kinds, test.map(kindExample)),
    share("verbs", models.verbs, acting.flatMap(verbExamples)),
    share("conditions", models.conditions, acting.flatMap(conditionExamples)),
    ...measureTags(models, acting),
  ];
  return lines.join("\n");
};

const share = (name: string, stored: PackedModel, examples: readonly LabelledExample[]): string => {
  const model = openModel(stored);
  const right = examples.filter(({ features, label }) => chooseLabel(model, features) === label).length;
  return `${name.padEnd(12)} ${(right / examples.length).toFixed(2)} right of ${examples.length}`;
};

interface Count {
  found: number;
  missed: number;
  extra: number;
}

/** A role is found where one of the same name overlaps it. */
const measureTags = ({ tagger }: PackedReader, test: readonly PreparedSentence[]): string[] => {
  const model = openModel(tagger);
  const counts = new Map<string, Count>();
  const countOf = (role: string): Count => {
    const count = counts.get(role) ?? { found: 0, missed: 0, extra: 0 };
    counts.set(role, count);
    return count;
  };
  let whole = 0;
  for (const { units, tags } of test) {
    const [best] = tagUnits(units, model);
    const guess = best === undefined ? [] : spansOf(tagsOf(best), model.labels);
    const gold = spansIn(tags);
    for (const span of gold) countOf(span.role)[overlaps(span, guess) ? "found" : "missed"]++;
    for (const span of guess) if (!overlaps(span, gold)) countOf(span.role).extra++;
    if (gold.every((span) => overlaps(span, guess)) && guess.every((span) => overlaps(span, gold))) whole++;
  }
  const rows = [...counts].map(([role, { found, missed, extra }]) => {
    const [precision, recall] = [found / (found + extra), found / (found + missed)].map((value) => value.toFixed(2));
    return `${role.padEnd(12)} precision ${precision ?? ""} recall ${recall ?? ""} of ${found + missed}`;
  });
  return [
    ...rows,
    `${"sentences".padEnd(12)} ${(whole / test.length).toFixed(2)} with every part found and none too many, of ${test.length}`,
  ];
};

const overlaps = (span: Span, others: readonly Span[]): boolean =>
  others.some(({ role, start, end }) => role === span.role && start < span.end && span.start < end);
