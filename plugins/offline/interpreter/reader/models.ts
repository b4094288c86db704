import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openModel } from "./linear-model.ts";
import type { LinearModel, PackedModel } from "./linear-model.ts";
import { unpackModels } from "./weights-file.ts";
import type { PackedModels } from "./weights-file.ts";

/** What was learned from marked sentences. */
export interface ReaderModels {
  /** Tags words with verbs and roles. */
  readonly tagger: LinearModel;
  /** Tells the action that a verb means. */
  readonly verbs: LinearModel;
  /** Tells actions, speech, questions and table talk apart. */
  readonly kinds: LinearModel;
  /** Tells what is done now from what waits for a condition. */
  readonly conditions: LinearModel;
  /** Tells actions that were understood from those that were not. */
  readonly surety: LinearModel;
}

/** What reads a text. */
export type ReadingModels = Omit<ReaderModels, "surety">;

/** The same, packed. */
export type PackedReader = Readonly<Record<keyof ReadingModels, PackedModel>>;

let opened: ReaderModels | undefined;

/** The trained models. The first call reads them. */
export const readerModels = (): ReaderModels => {
  if (opened !== undefined) return opened;
  const { tagger, verbs, kinds, conditions, surety } = readWeights().models;
  opened = {
    tagger: openModel(tagger),
    verbs: openModel(verbs),
    kinds: openModel(kinds),
    conditions: openModel(conditions),
    surety: openModel(surety),
  };
  return opened;
};

/** The committed weights. */
export const readWeights = (): PackedModels => unpackModels(readFileSync(weightsFile));

export const weightsFile = join(import.meta.dirname, "weights.bin");
