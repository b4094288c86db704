import { clockRolesOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { readNumber } from "./times.ts";

const money = /(?:cred|credits?|coins?|gold|silver|copper|crowns?|shillings?|pence|penny|pennies|pounds?|dollars?|bucks|money)/;

/** The money that a text speaks of, where it says how much; 0 otherwise. */
export const amountIn = (text: string): number => {
  const low = text.toLowerCase();
  const counted = new RegExp(`\\b(\\d+|[a-z]+)\\s+${money.source}\\b|[$€£¥]\\s?(\\d+)|^\\s*([1-9]\\d{0,3})\\s*$`).exec(low);
  return counted === null ? 0 : Math.floor(readNumber(counted[1] ?? counted[2] ?? counted[3] ?? "") ?? 0);
};

/** The first number among the words; 0 for none. */
export const numberIn = (text: string): number => text.split(/\s+/).flatMap((word) => readNumber(word) ?? [])[0] ?? 0;

/** The clock that counts the actor's money, where the campaign has one. */
export const purseOf = ({ clocks }: ShownPacket): string | undefined => {
  const { money: id } = clockRolesOf({});
  return clocks.find((clock) => clock.id === id || clock.id.endsWith(`:${id}`))?.id;
};
