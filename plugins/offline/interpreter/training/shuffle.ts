/** A new order of a list, the same for the same seed. */
export const shuffle = <T>(list: readonly T[], seed: number): T[] => {
  const shuffled = [...list];
  let state = seed >>> 0;
  for (let at = shuffled.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    const held = shuffled[at];
    const moved = shuffled[other];
    if (held !== undefined && moved !== undefined) [shuffled[at], shuffled[other]] = [moved, held];
  }
  return shuffled;
};
