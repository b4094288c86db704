/** A choice among options that is the same every time for the same moment and key. */
export interface Variety {
  pick<T>(options: readonly T[], key?: string): T;
}

/** Variety that follows from a number alone, for where no seed is available. */
export const turnVariety = (turnNo: number): Variety => ({
  pick: (options, key = "") => {
    const sum = [...key].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, turnNo * 7 + 3);
    const option = options[sum % options.length];
    if (option === undefined) throw new RangeError(`There is nothing to pick from for "${key}".`);
    return option;
  },
});
