import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { encodeJson } from "./json.ts";

/** The one field of a packed document. */
const field = "$zstd";

/** Shorter documents are stored as they are. */
const worthwhile = 2000;

/** A document that statements only store and give back: where it is long, `{"$zstd": BASE64}` of its JSON, which takes a quarter of the space. */
export const pack = (value: unknown): unknown => {
  const text = encodeJson(value);
  return text.length < worthwhile ? value : { [field]: zstdCompressSync(text).toString("base64") };
};

/** The document that a column of JSON holds, packed or not. */
export const unpack = (stored: unknown): unknown => {
  const packed = typeof stored === "object" && stored !== null && Object.keys(stored).length === 1 ? Reflect.get(stored, field) : undefined;
  return typeof packed === "string" ? JSON.parse(zstdDecompressSync(Buffer.from(packed, "base64")).toString()) : stored;
};
