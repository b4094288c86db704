import { isPos } from "../text/token-tests.ts";
import type { Frame } from "./frames.ts";
import type { Unit } from "./read-units.ts";

/** "So the priest can't hear": from whom something is kept. */
const kept =
  /\bso (?:that )?(?:(?!\band\b)[^,.;:!?"“])*?(?:n['’]t|\bcannot|\bnot|\bnever)\s+(?:over)?(?:hear|see|notice|catch|spot|watch|know|listen)\b/giu;

/** "Leave the hall to look for Mara": why one goes out, and nobody who is left. */
const sought =
  /(?<=\b(?:leave|(?:go|walk|step|head|run|slip|hurry) (?:back )?(?:out|outside|off))\b[^.;:!?"“]{0,60})\bto (?:look for|find|search for|seek out|seek|fetch|meet|visit|warn)\b[^.;:!?"“]*/giu;

/** "Look inside, keeping my back to Mara": how one stands at it. */
const stance = /, (?:still )?(?:keeping|holding|turning|with) (?:my|one) (?:back|eyes?|face|head|body|shoulders?|hands?)\b[^,.;:!?"“]*/giu;

/**
 * Leaves out of actions who is named in them and not meant: nobody is spoken to "so the priest can't hear", and who is introduced "as the new
 * reckoner" speaks to no reckoner.
 */
export const leaveOutAsides = (frames: readonly Frame[], text: string): readonly Frame[] => {
  const clauses = [kept, sought, stance].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({ start: index, end: index + words.length, pattern })),
  );
  // "Keeping my back to Mara" alone is a step of its own.
  const isKept = (at: number, { verb: [first] }: Frame): boolean =>
    clauses.some(({ start, end, pattern }) => start <= at && at < end && (pattern !== stance || (first?.start ?? start) < start));
  return frames.map((frame) => ({
    ...frame,
    roles: frame.roles.filter(
      ({ role, prep, units: [first] }) => first === undefined || !(isKept(first.start, frame) || (role === "target" && prep === "as")),
    ),
  }));
};

/** "Whatever she tells me", "like has she noticed anything": what somebody else does is no action, where another stands before it. */
export const leaveOutOthers = (frames: readonly Frame[], units: readonly Unit[]): readonly Frame[] =>
  frames.filter((frame, at) => at === 0 || !isOthers(frame, units));

const isOthers = ({ verb: [first] }: Frame, units: readonly Unit[]): boolean => {
  const at = first === undefined ? -1 : units.indexOf(first);
  const [subject, lead] = units
    .slice(0, Math.max(0, at))
    .filter(({ token }) => !isPos(token, "ADV", "AUX", "PART"))
    .slice(-2)
    .toReversed();
  const [who = "", until = ""] = [subject?.token.word, lead?.token.word];
  // "Until I am back": what is waited for comes later.
  return /^(?:he|she|they|who)$/.test(who) || (/^(?:i|we)$/.test(who) && /^(?:until|till)$/.test(until));
};
