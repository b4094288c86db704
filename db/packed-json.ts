import { createHash } from "node:crypto";
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { z } from "zod";
import { encodeJson } from "./json.ts";

/** A packed document, and the id of the one that it is packed against. */
const Packed = z.strictObject({ $zstd: z.string(), $base: z.string().optional() });
type Packed = z.infer<typeof Packed>;

/** Shorter documents are stored as they are. */
const worthwhile = 2000;

/** A document that was packed by itself, for others to be packed against: what they repeat of it takes no space in them. */
export interface PackBase {
  readonly id: string;
  /** Its JSON. */
  readonly text: Buffer;
  /** The MD5 of its packed form in hexadecimal, and its length. */
  readonly digest: string;
  readonly length: number;
}

/** How long a document that is packed against another may be, as a part of that one's packed form. */
const largestShare = 1 / 3;

/** A document that statements only store and give back: where it is long, `{"$zstd": BASE64}` of its JSON, which takes a quarter of the space. */
export const pack = (value: unknown): unknown => {
  const text = encodeJson(value);
  return text.length < worthwhile ? value : ({ $zstd: compress(text) } satisfies Packed);
};

/** A document as it is stored: packed `against` another, or by itself, so that it is a `base` for others; neither where it is short. */
export interface PackedAgainst {
  readonly stored: unknown;
  readonly against: PackBase | null;
  readonly base: PackBase | null;
}

/** A document that has much in common with another, packed against it: `{"$zstd": BASE64, "$base": ID}`. One that has little in common is packed by itself. */
export const packAgainst = (value: unknown, id: string, earlier: PackBase | null): PackedAgainst => {
  const text = encodeJson(value);
  if (text.length < worthwhile) return { stored: value, against: null, base: null };
  const difference = earlier === null ? "" : compress(text, earlier.text);
  if (earlier !== null && difference.length <= earlier.length * largestShare)
    return { stored: { $zstd: difference, $base: earlier.id } satisfies Packed, against: earlier, base: null };
  const whole = compress(text);
  const base = { id, text: Buffer.from(text), digest: createHash("md5").update(whole).digest("hex"), length: whole.length };
  return { stored: { $zstd: whole } satisfies Packed, against: null, base };
};

/** The document that a column of JSON holds, packed or not. `base` is the stored form of the document that it is packed against, if any. Throws where that is gone. */
export const unpack = (stored: unknown, base: unknown = null): unknown => {
  const packed = Packed.safeParse(stored).data;
  if (packed === undefined) return stored;
  if (packed.$base === undefined) return JSON.parse(decompress(packed.$zstd).toString());
  const dictionary = Packed.safeParse(base).data;
  if (dictionary === undefined) throw new Error(`The document "${packed.$base}", against which this one is packed, is no longer stored.`);
  return JSON.parse(decompress(packed.$zstd, decompress(dictionary.$zstd)).toString());
};

// With its checksum, a document that is read with another dictionary than it was written with is an error.
const checked = { [constants.ZSTD_c_checksumFlag]: 1 };

const compress = (text: string, dictionary?: Buffer): string =>
  zstdCompressSync(text, dictionary === undefined ? {} : { dictionary, params: checked }).toString("base64");

const decompress = (packed: string, dictionary?: Buffer): Buffer =>
  zstdDecompressSync(Buffer.from(packed, "base64"), dictionary === undefined ? {} : { dictionary });
