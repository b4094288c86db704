import type { OfflineRandom } from "freeform-rpg/plugins/models/core";

/** Draws that depend on the seed and the key, and, without a key, on how many were drawn before. */
export const seedRandom = (seed: string): OfflineRandom => {
  let drawn = 0;
  const fraction = (key = `#${drawn++}`): number => hash(`${seed}|${key}`) / 2 ** 32;
  return {
    fraction,
    pick: (options, key) => {
      const picked = options[Math.floor(fraction(key) * options.length)];
      if (picked === undefined) throw new RangeError("Nothing can be picked from an empty list.");
      return picked;
    },
  };
};

/** FNV-1a with a final mix (murmur3's), 32 bits. */
const hash = (text: string): number => {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
};
