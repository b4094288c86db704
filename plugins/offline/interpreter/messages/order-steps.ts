import type { ReadFrame } from "../reader/read-frames.ts";

/**
 * The numbers of steps in the order in which they are meant: "before I open it I ask Odo" and "I open it, after asking Odo" ask first, and so does
 * "I open it, but first I ask".
 */
export const orderSteps = (frames: readonly ReadFrame[]): number[] => {
  const order = [...frames.keys()];
  for (const [at, frame] of frames.entries()) {
    const lead = wordsBefore(frame);
    if (at > 0 && (asFirst.test(lead) || isAfterwards(lead))) swap(order, at - 1);
    else if (at + 1 < frames.length && asLast.test(lead) && isSameSentence(frame, frames[at + 1])) swap(order, at);
  }
  return order;
};

const swap = (order: number[], at: number): void => void order.splice(at, 2, ...order.slice(at, at + 2).toReversed());

const asFirst = / but (?:first|first of all|before that) ?,? (?:(?:i|we) )?$/;
const asLast = /(?:^ |[.!?;] |, | (?:and|but|so|then) )before (?:(?:i|we) )?$/;

/** "After asking Odo", "after I ask Odo" behind what is done. In front of it the order is right. */
const isAfterwards = (lead: string): boolean => /[a-z\d] ,? ?after (?:(?:i|we|first|having) )?$/.test(lead);

const isSameSentence = ({ start, evidence: { units } }: ReadFrame, next: ReadFrame | undefined): boolean =>
  next !== undefined && units.slice(start, next.start).every(({ token }) => !/^[.!?;]/.test(token.text));

/** The words in front of a step, each with a space behind it. */
const wordsBefore = ({ start, evidence: { units } }: ReadFrame): string =>
  ` ${units
    .slice(Math.max(0, start - 5), start)
    .map(({ token }) => `${token.word} `)
    .join("")}`;
