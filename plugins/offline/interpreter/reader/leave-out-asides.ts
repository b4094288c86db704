import type { Frame } from "./frames.ts";

/** "So the priest can't hear": from whom something is kept. */
const kept =
  /\bso (?:that )?(?:(?!\band\b)[^,.;:!?"“])*?(?:n['’]t|\bcannot|\bnot|\bnever)\s+(?:over)?(?:hear|see|notice|catch|spot|watch|know|listen)\b/giu;

/**
 * Leaves out of actions who is named in them and not meant: nobody is spoken to "so the priest can't hear", and who is introduced "as the new
 * reckoner" speaks to no reckoner.
 */
export const leaveOutAsides = (frames: readonly Frame[], text: string): readonly Frame[] => {
  const clauses = [...text.matchAll(kept)].map(({ index, 0: words }) => ({ start: index, end: index + words.length }));
  const isKept = (at: number): boolean => clauses.some(({ start, end }) => start <= at && at < end);
  return frames.map((frame) => ({
    ...frame,
    roles: frame.roles.filter(
      ({ role, prep, units: [first] }) => first === undefined || !(isKept(first.start) || (role === "target" && prep === "as")),
    ),
  }));
};
