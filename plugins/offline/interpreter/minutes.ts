import type { Action } from "freeform-rpg/plugins/rules/actions";

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  half: 0.5,
};

/** Minutes an action takes: what the player says ("for half an hour"), else those of its row. At most 120. */
export const estimateMinutes = ({ minutes }: Action, clause: string): number => {
  const [, count = "", unit = ""] =
    /\b(\d+|an?|one|two|three|five|ten|fifteen|twenty|thirty|half)\s+(?:an?\s+)?(minute|hour)s?\b/i.exec(clause) ?? [];
  if (unit === "") return Math.min(120, minutes);
  const amount = numbers[count.toLowerCase()] ?? Number(count);
  return Math.max(1, Math.min(120, Math.round(amount * (unit.toLowerCase() === "hour" ? 60 : 1))));
};
