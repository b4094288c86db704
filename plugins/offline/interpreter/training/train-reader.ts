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
import type { Repeats } from "./train-tagger.ts";
import { catalogueExamples, verbExamples } from "./verb-examples.ts";

/** How each model learns: more rounds only learn the sentences by heart. */
const learning = {
  tagger: { rounds: 5, runs: 2 },
  /** A tagger that only shows how surely taggers read. */
  trial: { rounds: 4, runs: 1 },
  verbs: { rounds: 8, rate: 0.12, least: 0.06 },
  kinds: { rounds: 12, rate: 0.1 },
  conditions: { rounds: 12, rate: 0.05 },
  surety: { rounds: 3, rate: 0.1 },
};

/** Trains the models of the reader. */
export const trainReader = (prepared: readonly PreparedSentence[], repeats: Repeats = learning.tagger): PackedReader => {
  const acts = prepared.filter(({ sentence: { kind, marks } }) => kind === "action" || (kind === "speech" && marks.length > 0));
  const acting = [...acts, ...acts.filter(isPlain), ...acts.filter(isPlain)];
  const verbs = acting.flatMap(verbExamples);
  const labels = new Set(verbs.map(({ label }) => label));
  const [first] = acting;
  const listed = first === undefined ? [] : catalogueExamples(engineActions(), labels, first.context);
  return {
    tagger: trainTagger(acting, repeats),
    verbs: trainClassifier([...verbs, ...listed], learning.verbs),
    kinds: trainClassifier(prepared.map(kindExample), learning.kinds),
    conditions: trainClassifier(acting.flatMap(conditionExamples), learning.conditions),
  };
};

/** Plain commands are few among the sentences, and many in play: they count three times. */
const isPlain = ({ sentence: { id } }: PreparedSentence): boolean => /^(?:own|turn|w10)-/.test(id);

/** Trains what tells how surely a text was read, by reading sentences with models that never saw them. */
export const trainSurety = (prepared: readonly PreparedSentence[]): PackedModel =>
  trainClassifier(
    suretyExamples(prepared, (rest) => trainReader(rest, learning.trial)),
    learning.surety,
  );

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
