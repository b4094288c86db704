/** Writes whole numbers from 0 as bytes, seven bits each, the lowest first (LEB128). */
export const writeVarints = (numbers: Iterable<number>): Buffer => {
  const bytes: number[] = [];
  for (const number of numbers) {
    let rest = number;
    while (rest > 127) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  }
  return Buffer.from(bytes);
};

/** Reads so many numbers that were written as varints. */
export const readVarints = (bytes: Uint8Array, count: number): Float64Array => {
  const numbers = new Float64Array(count);
  let at = 0;
  for (let nth = 0; nth < count; nth++) {
    let factor = 1;
    let number = 0;
    for (;;) {
      const byte = bytes[at++] ?? 0;
      number += (byte & 127) * factor;
      if (byte < 128) break;
      factor *= 128;
    }
    numbers[nth] = number;
  }
  return numbers;
};

/** Folds negative numbers in between the others: 0, -1, 1, -2, 2. */
export const foldSign = (number: number): number => (number < 0 ? -2 * number - 1 : 2 * number);

/** The number that was folded. */
export const unfoldSign = (folded: number): number => (folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2);
