import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openModel } from "./linear-model.ts";
import type { LinearModel, PackedModel } from "./linear-model.ts";

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

/** As committed. `digest` is that of the sentences it was trained on. */
export interface PackedModels {
  readonly digest: string;
  readonly models: Readonly<Record<keyof ReaderModels, PackedModel>>;
}

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

interface Header {
  readonly digest: string;
  readonly models: Readonly<Record<keyof ReaderModels, { labels: string[]; features: number; weights: number }>>;
}

/**
 * Writes models as bytes: the length of a header in JSON, the header, and for each model the hashes, the starts (both 32 bits, little
 * endian), the weights (16 bits) and their labels (8 bits).
 */
export const packModels = ({ digest, models }: PackedModels): Buffer => {
  const parts = Object.values(models);
  const rows = Object.entries(models).map(([name, { labels, hashes, values }]) => [
    name,
    { labels, features: hashes.length, weights: values.length },
  ]);
  const header = Buffer.from(JSON.stringify({ digest, models: Object.fromEntries(rows) }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const bodies = parts.flatMap(({ hashes, starts, owners, values }) =>
    [hashes, starts, values, owners].map((list) => Buffer.from(list.buffer)),
  );
  return Buffer.concat([length, header, ...bodies]);
};

export const unpackModels = (bytes: Buffer): PackedModels => {
  const from = 4 + bytes.readUInt32LE(0);
  const { digest, models }: Header = JSON.parse(bytes.toString("utf8", 4, from));
  let at = from;
  const take = (length: number): ArrayBuffer => {
    const part = new Uint8Array(length);
    part.set(bytes.subarray(at, at + length));
    at += length;
    return part.buffer;
  };
  const unpack = ({ labels, features, weights }: Header["models"]["tagger"]): PackedModel => ({
    labels,
    hashes: new Uint32Array(take(features * 4)),
    starts: new Uint32Array(take((features + 1) * 4)),
    values: new Int16Array(take(weights * 2)),
    owners: new Uint8Array(take(weights)),
  });
  return {
    digest,
    models: {
      tagger: unpack(models.tagger),
      verbs: unpack(models.verbs),
      kinds: unpack(models.kinds),
      conditions: unpack(models.conditions),
      surety: unpack(models.surety),
    },
  };
};
