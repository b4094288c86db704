import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import { conditionFeatures } from "../reader/condition-features.ts";
import { groupFrames } from "../reader/frames.ts";
import { kindFeatures } from "../reader/kind-features.ts";
import type { PackedModel } from "../reader/linear-model.ts";
import type { PackedReader } from "../reader/models.ts";
import type { PreparedSentence } from "./prepare-sentence.ts";
import { markAt, spansIn } from "./tag-sentence.ts";
import { suretyExamples } from "./surety-examples.ts";
import { trainClassifier } from "./train-classifier.ts";
import type { LabelledExample } from "./train-classifier.ts";
import { trainTagger } from "./train-tagger.ts";
import { catalogueExamples, verbExamples } from "./verb-examples.ts";

/** Rounds over the sentences: more only learn them by heart. */
const rounds = { tagger: 6, verbs: 5, kinds: 12, conditions: 12, surety: 3 };

/** Trains the models of the reader. */
export const trainReader = (prepared: readonly PreparedSentence[]): PackedReader => {
  const acting = prepared.filter(({ sentence: { kind, marks } }) => kind === "action" || (kind === "speech" && marks.length > 0));
  const verbs = acting.flatMap(verbExamples);
  const labels = new Set(verbs.map(({ label }) => label));
  const [first] = acting;
  const listed = first === undefined ? [] : catalogueExamples(engineActions(), labels, first.context);
  return {
    tagger: trainTagger(acting, rounds.tagger),
    verbs: trainClassifier([...verbs, ...listed], rounds.verbs),
    kinds: trainClassifier(prepared.map(kindExample), rounds.kinds),
    conditions: trainClassifier(acting.flatMap(conditionExamples), rounds.conditions),
  };
};

/** Trains what tells how surely a text was read, by reading sentences with models that never saw them. */
export const trainSurety = (prepared: readonly PreparedSentence[]): PackedModel =>
  trainClassifier(suretyExamples(prepared, trainReader), rounds.surety);

/** What a sentence teaches about kinds of messages. */
export const kindExample = ({ sentence: { kind, text }, units }: PreparedSentence): LabelledExample => ({
  features: kindFeatures(text, units),
  label: kind,
  weight: 1,
});

/** What a sentence teaches about conditions. */
export const conditionExamples = ({ sentence, units, tags }: PreparedSentence): LabelledExample[] =>
  groupFrames(units, spansIn(tags)).map((frame) => {
    const [unit] = frame.verb;
    const action = unit === undefined ? undefined : markAt(unit, sentence.marks)?.action;
    return { features: conditionFeatures(frame, units), label: sentence.conditional.includes(action ?? 0) ? "later" : "now", weight: 1 };
  });
