import { clockRolesOf } from "freeform-rpg/plugins/rules/actions/lib";
import { findNumbers } from "freeform-rpg/language";
import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { readNumber } from "./times.ts";

const money = /(?:creds?|credits?|coins?|gold|silver|coppers?|silvers|crowns?|shillings?|pence|penny|pennies|pounds?|dollars?|bucks|money)/;

/** Numbers of several words in figures: "two hundred and fifty cred" as "250 cred". */
const inFigures = (text: string): string => {
  const words = text.split(/\s+/);
  const bare = words.map((word) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}-]/gu, ""));
  for (const { value, start, end } of findNumbers(bare).toReversed()) if (end - start > 1) words.splice(start, end - start, String(value));
  return words.join(" ");
};

/** The money that a text speaks of, where it says how much; 0 otherwise. */
export const amountIn = (text: string): number => {
  const low = inFigures(text).toLowerCase();
  const counted = new RegExp(`\\b(\\d+|[a-z]+)\\s+(?:of\\s+)?${money.source}\\b|[$€£¥]\\s?(\\d+)|^\\s*([1-9]\\d{0,3})\\s*$`).exec(low);
  return counted === null ? 0 : Math.floor(readNumber(counted[1] ?? counted[2] ?? counted[3] ?? "") ?? 0);
};

/** The money that an object names by a number alone: "ten", "a twenty", "another five". 0 for anything else. */
export const sumIn = (text: string): number => {
  const [, number = ""] =
    /^(?:an? |another |the |my last )?(?:extra )?([a-z]+(?:-[a-z]+)?|[1-9]\d{0,2})(?: more| extra)?$/.exec(text.toLowerCase()) ?? [];
  const sum = /^(?:an?|one|half|quarter|couple|few)$/.test(number) ? null : readNumber(number);
  return amountIn(text) || Math.floor(sum ?? 0);
};

/** A number that stands at the end of a text or before where the money goes: "put fifty on the bar", "hand him a twenty". 0 for none. */
export const numberBefore = (text: string): number => {
  const ends = inFigures(text)
    .toLowerCase()
    .matchAll(/([a-z]+(?:-[a-z]+)?|[1-9]\d{0,2})(?= (?:on|to|across|over|into|toward|towards)\b|[.!]?$)/g);
  return [...ends].reduce((sum, [, word = ""]) => sum || sumIn(word), 0);
};

/** The first number among the words; 0 for none. */
export const numberIn = (text: string): number =>
  inFigures(text)
    .split(/\s+/)
    .flatMap((word) => readNumber(word) ?? [])[0] ?? 0;

/** The clock that counts the actor's money, where the campaign has one. */
export const purseOf = ({ clocks }: ShownPacket): string | undefined => {
  const { money: id } = clockRolesOf({});
  return clocks.find((clock) => clock.id === id || clock.id.endsWith(`:${id}`))?.id;
};
