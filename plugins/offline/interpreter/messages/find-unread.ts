import type { ReadFrame } from "../reader/read-frames.ts";
import type { Unit } from "../reader/read-units.ts";
import { isBelief } from "./past.ts";

/** A part of the message of which no action was read. */
export interface Unread {
  readonly text: string;
  /** The number of its first unit. */
  readonly start: number;
}

/** The parts that say what somebody does, and of which nothing was read: "I" or a verb at their head, up to the end of a sentence or to "then". */
export const findUnread = (frames: readonly ReadFrame[]): Unread[] => {
  const units = frames[0]?.evidence.units ?? [];
  const read = new Set(frames.flatMap(({ verb, roles }) => [...verb, ...roles.flatMap((role) => role.units)]));
  return splitParts(units).flatMap(({ part, asks }) => {
    const [first] = part;
    const isRead = part.some((unit) => read.has(unit));
    return first === undefined || asks || isRead || !saysAction(part) ? [] : [{ text: textOf(part), start: units.indexOf(first) }];
  });
};

interface Part {
  readonly part: readonly Unit[];
  readonly asks: boolean;
}

const splitParts = (units: readonly Unit[]): Part[] => {
  const parts: { part: Unit[]; asks: boolean }[] = [{ part: [], asks: false }];
  for (const unit of units) {
    const last = parts.at(-1);
    if (!/^(?:[.!?;:…]+|then)$/.test(unit.token.text.toLowerCase())) last?.part.push(unit);
    else {
      if (last !== undefined) last.asks = unit.token.text.includes("?");
      parts.push({ part: [], asks: false });
    }
  }
  return parts.map(({ part, asks }) => ({ part: part.slice(part.findIndex(({ token }) => !/^(?:PUNCT|CCONJ)$/.test(token.pos))), asks }));
};

const saysAction = (part: readonly Unit[]): boolean => {
  const [first, second] = part;
  if (first === undefined || part.length < 2 || first.quote !== null) return false;
  if (part.some(({ token }) => token.word === "you") || isBelief(part.slice(0, 3).map(({ token }) => token.word))) return false;
  const acts = (unit: Unit | undefined): boolean => unit !== undefined && unit.listed !== "" && unit.token.pos === "VERB";
  return acts(first) || (/^(?:i|we)$/.test(first.token.word) && acts(second));
};

const textOf = (part: readonly Unit[]): string =>
  part.map(({ token, quote }, at) => `${at > 0 && token.spaced ? " " : ""}${quote === null ? token.text : `"${quote}"`}`).join("");
