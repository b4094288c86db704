import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { PackedModel } from "./linear-model.ts";
import { foldSign, readVarints, unfoldSign, writeVarints } from "./varints.ts";

/** The order in which models are stored. */
const order = ["tagger", "verbs", "kinds", "conditions", "surety"] as const;

/** Models as stored. `digest` is that of the sentences they were trained on. */
export interface PackedModels {
  readonly digest: string;
  readonly models: Readonly<Record<(typeof order)[number], PackedModel>>;
}

/** What the header has of a model. */
interface Row {
  readonly labels: readonly string[];
  readonly unit: number;
  readonly features: number;
  readonly weights: number;
  /** The length of each of its lists in bytes. */
  readonly lengths: readonly number[];
}

interface Header {
  readonly digest: string;
  readonly models: Readonly<Record<keyof PackedModels["models"], Row>>;
}

/**
 * Writes models as bytes: the length of a header in JSON (32 bits, little endian), the header, and, compressed (Brotli), four lists for each
 * model: how far each hash is above the one before, how many weights it has, their labels (a byte each), and the weights with their sign folded
 * in. All but the labels are varints.
 */
export const packModels = ({ digest, models }: PackedModels): Buffer => {
  const lists = order.map((name) => listsOf(models[name]));
  const rows = order.map((name, nth) => {
    const { labels, unit, hashes, values } = models[name];
    return [name, { labels, unit, features: hashes.length, weights: values.length, lengths: lists[nth]?.map((list) => list.length) }];
  });
  const header = Buffer.from(JSON.stringify({ digest, models: Object.fromEntries(rows) }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return Buffer.concat([length, header, brotliCompressSync(Buffer.concat(lists.flat()))]);
};

const listsOf = ({ hashes, starts, owners, values }: PackedModel): Buffer[] => [
  writeVarints(hashes.map((hash, at) => hash - (hashes[at - 1] ?? 0))),
  writeVarints(hashes.map((_, at) => (starts[at + 1] ?? 0) - (starts[at] ?? 0))),
  Buffer.from(owners),
  writeVarints(Uint32Array.from(values, foldSign)),
];

/** Reads models that `packModels` wrote. */
export const unpackModels = (bytes: Buffer): PackedModels => {
  const from = 4 + bytes.readUInt32LE(0);
  const { digest, models }: Header = JSON.parse(bytes.toString("utf8", 4, from));
  const body = brotliDecompressSync(bytes.subarray(from));
  let at = 0;
  const take = (length = 0): Uint8Array => body.subarray(at, (at += length));
  const unpack = ({ labels, unit, features, weights, lengths: [one, two, three, four] }: Row): PackedModel => ({
    labels,
    unit,
    hashes: new Uint32Array(sums(readVarints(take(one), features))),
    starts: startsOf(sums(readVarints(take(two), features))),
    owners: new Uint8Array(take(three)),
    values: new Int16Array(readVarints(take(four), weights).map(unfoldSign)),
  });
  const [tagger, verbs, kinds, conditions, surety] = [
    unpack(models.tagger),
    unpack(models.verbs),
    unpack(models.kinds),
    unpack(models.conditions),
    unpack(models.surety),
  ];
  return { digest, models: { tagger, verbs, kinds, conditions, surety } };
};

/** Where each begins, by where each ends. */
const startsOf = (ends: Float64Array): Uint32Array => {
  const starts = new Uint32Array(ends.length + 1);
  starts.set(ends, 1);
  return starts;
};

/** Each number with all before it. */
const sums = (numbers: Float64Array): Float64Array => {
  let sum = 0;
  return numbers.map((number) => (sum += number));
};
