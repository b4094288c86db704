import type { Known } from "./known.ts";

type Fact = Known["facts"][number];

/** Promises that are still to be kept. What was to be done before something that is over is open no more. */
export const openPromises = (packet: Known): Fact[] =>
  packet.facts.filter(
    (fact) => fact.predicate === "promised" && fact.object["kept"] !== true && fact.object["void"] !== true && !isOverdue(packet, fact),
  );

/** "Before the Supper", once the time of "Tides before the Supper" is up. */
const isOverdue = ({ clocks }: Known, { object }: Fact): boolean => {
  const until = due.exec(String(object["to"] ?? ""))?.[1];
  const words = until?.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const over = clocks.filter(({ minutes_left }) => minutes_left === 0).map(({ name }) => name.toLowerCase());
  return words.some((word) => over.some((name) => name.includes(word)));
};

/** When something is due, at the end of what is promised. */
const due = /\b(?:before|until|till|by|in time for|bis|vor) ((?:[\p{L}'’-]+ ?){1,4})$/iu;
