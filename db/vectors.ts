import { fromSql, toSql } from "pgvector";

/** Encodes a vector as pgvector's text form: `[1,2.5]`. */
export const encodeVector = (vector: readonly number[]): string => String(toSql([...vector]));

/** Decodes pgvector's text form. Throws a `TypeError` for a sparse vector. */
export const decodeVector = (text: string): readonly number[] => {
  const vector = fromSql(text);
  if (Array.isArray(vector)) return vector;
  throw new TypeError(`"${text.slice(0, 40)}" is not a dense vector.`);
};
