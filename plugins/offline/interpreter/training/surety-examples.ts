import { createHash } from "node:crypto";
import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import { groupFrames } from "../reader/frames.ts";
import type { Frame } from "../reader/frames.ts";
import { openModel } from "../reader/linear-model.ts";
import type { PackedReader, ReadingModels } from "../reader/models.ts";
import { readFrames } from "../reader/read-frames.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import type { Unit } from "../reader/read-units.ts";
import { suretyFeatures } from "../reader/surety-features.ts";
import type { PreparedSentence } from "./prepare-sentence.ts";
import { spansIn } from "./tag-sentence.ts";
import type { LabelledExample } from "./train-classifier.ts";
import { labelOf } from "./verb-examples.ts";

/** How many parts the sentences are split into: each is read by models that were trained on the others. */
const folds = 3;
/** How many of them are read: two give examples enough. */
const readFolds = 2;

/** What sentences teach about how surely they are read, each by models that never saw it. */
export const suretyExamples = (
  prepared: readonly PreparedSentence[],
  train: (rest: readonly PreparedSentence[]) => PackedReader,
): LabelledExample[] =>
  Array.from({ length: readFolds }, (_, fold) => fold).flatMap((fold) => {
    const models = openReader(train(prepared.filter((one) => foldOf(one) !== fold)));
    return prepared.filter((one) => foldOf(one) === fold && one.sentence.kind === "action").flatMap((one) => examplesOf(one, models));
  });

const foldOf = ({ sentence: { id } }: PreparedSentence): number => (createHash("sha256").update(id).digest()[0] ?? 0) % folds;

const openReader = ({ tagger, verbs, kinds, conditions }: PackedReader): ReadingModels => ({
  tagger: openModel(tagger),
  verbs: openModel(verbs),
  kinds: openModel(kinds),
  conditions: openModel(conditions),
});

const examplesOf = (prepared: PreparedSentence, models: ReadingModels): LabelledExample[] => {
  const { sentence, context } = prepared;
  const frames = readFrames(sentence.text, { ...context, actions: engineActions(), earlier: [] }, models);
  return frames.map((frame) => ({
    features: suretyFeatures(frame.evidence),
    label: isRight(frame, prepared) ? "right" : "wrong",
    weight: 1,
  }));
};

/** True when the action is of the family that is meant, and every word that it is done to or with was found and none too many. */
const isRight = (frame: ReadFrame, { sentence, units, tags }: PreparedSentence): boolean => {
  const own = placesIn(frame, frame.evidence.units);
  const meant = groupFrames(units, spansIn(tags)).find(
    (one) => overlaps(placesIn(one, units).verb, own.verb) || isImplied(one, frame, units),
  );
  if (meant === undefined) return false;
  const actions = engineActions();
  const label = labelOf(meant, sentence);
  if (label === "" || actions.find(label).family !== actions.find(frame.action).family) return false;
  const gold = placesIn(meant, units).roles;
  return (
    own.roles.every((role) => gold.some((other) => overlaps(role, other))) &&
    gold.every((role) => own.roles.some((other) => overlaps(role, other)))
  );
};

/** Both have no verb, and share a word. */
const isImplied = (meant: Frame, frame: ReadFrame, units: readonly Unit[]): boolean =>
  meant.verb.length === 0 &&
  frame.verb.length === 0 &&
  overlaps(placesIn(meant, units).roles.flat(), placesIn(frame, frame.evidence.units).roles.flat());

const naming = new Set(["target", "object", "place"]);

const placesIn = ({ verb, roles }: Frame, units: readonly Unit[]): { readonly verb: number[]; readonly roles: number[][] } => {
  const at = (part: readonly Unit[]): number[] => part.map((unit) => units.indexOf(unit));
  return { verb: at(verb), roles: roles.filter(({ role }) => naming.has(role)).map((role) => at(role.units)) };
};

const overlaps = (one: readonly number[], other: readonly number[]): boolean => one.some((at) => other.includes(at));
