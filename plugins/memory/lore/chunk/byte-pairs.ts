/** The pieces of text that a tokenizer knows, by their bytes. A piece of a lower rank is joined earlier. */
export interface BytePairs {
  /** The rank of the piece at `from` of `bytes`, up to but not including `to`; `-1` where there is none. */
  rank(bytes: Uint8Array, from: number, to: number): number;
}

/**
 * Reads a table of ranks in the form of tiktoken: a line for each piece, of its bytes in base64 and its rank. Kept as bytes
 * and numbers, 200,000 pieces take 5 MB; as texts in a map, 20 MB.
 */
export const readBytePairs = (table: Buffer): BytePairs => {
  const count = countLines(table);
  const known: Known = { bytes: new Uint8Array(table.length), starts: new Uint32Array(count + 1), ranks: new Uint32Array(count) };
  const end = readPieces(table, known);
  const pieces = { ...known, bytes: known.bytes.slice(0, end) };
  const places = new Int32Array(2 ** Math.ceil(Math.log2(count * 2))).fill(-1);
  for (let nth = 0; nth < count; nth += 1) places[freePlace(places, pieces, nth)] = nth;
  return { rank: (bytes, from, to) => find(places, pieces, { bytes, from, to }) };
};

/** All pieces, one after another: where each starts in `bytes`, and its rank. */
interface Known {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
  readonly ranks: Uint32Array;
}

interface Piece {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly to: number;
}

const countLines = (table: Buffer): number => {
  let count = 0;
  for (const byte of table) if (byte === newline) count += 1;
  return count;
};

/** Fills the lists, and returns how many bytes all pieces have. One pass over the table: it has 3.6 million letters. */
const readPieces = (table: Buffer, { bytes, starts, ranks }: Known): number => {
  let at = 0;
  let end = 0;
  for (let nth = 0; nth < ranks.length; nth += 1) {
    let held = 0;
    let bits = 0;
    for (; table[at] !== space; at += 1) {
      const digit = digits[table[at] ?? 0] ?? noDigit;
      if (digit === noDigit) continue;
      held = (held << 6) | digit;
      bits += 6;
      if (bits < 8) continue;
      bits -= 8;
      bytes[end] = held >> bits;
      end += 1;
      held &= (1 << bits) - 1;
    }
    let rank = 0;
    for (at += 1; table[at] !== newline; at += 1) rank = rank * 10 + (table[at] ?? 0) - zero;
    at += 1;
    starts[nth + 1] = end;
    ranks[nth] = rank;
  }
  return end;
};

const newline = 10;
const space = 32;
const zero = 48;

/** What each letter of base64 stands for; padding stands for nothing. */
const noDigit = 255;
const digits = new Uint8Array(256).fill(noDigit);
for (const [value, letter] of Buffer.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/").entries())
  digits[letter] = value;

const freePlace = (places: Int32Array, { bytes, starts }: Known, nth: number): number => {
  let place = hash({ bytes, from: starts[nth] ?? 0, to: starts[nth + 1] ?? 0 }) & (places.length - 1);
  while (places[place] !== -1) place = (place + 1) & (places.length - 1);
  return place;
};

const find = (places: Int32Array, known: Known, piece: Piece): number => {
  let place = hash(piece) & (places.length - 1);
  for (;;) {
    const nth = places[place] ?? -1;
    if (nth === -1) return -1;
    if (isSame(known, nth, piece)) return known.ranks[nth] ?? -1;
    place = (place + 1) & (places.length - 1);
  }
};

const isSame = ({ bytes, starts }: Known, nth: number, piece: Piece): boolean => {
  const start = starts[nth] ?? 0;
  const length = piece.to - piece.from;
  if ((starts[nth + 1] ?? 0) - start !== length) return false;
  for (let at = 0; at < length; at += 1) if (bytes[start + at] !== piece.bytes[piece.from + at]) return false;
  return true;
};

/** FNV-1a, of 32 bits. */
const hash = ({ bytes, from, to }: Piece): number => {
  let value = 0x811c9dc5;
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ (bytes[at] ?? 0), 0x01000193);
  return value ^ (value >>> 15);
};
