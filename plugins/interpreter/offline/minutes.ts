const usual: Readonly<Record<string, number>> = {
  ...spread(1, "look listen say shoot attack take drop put give throw use open close jump hide remember think bribe pay"),
  ...spread(2, "examine fight chase flee sneak climb read unlock force steal intimidate deceive provoke go leave"),
  ...spread(5, "talk ask persuade negotiate hack help call message social follow medical cast swim"),
  ...spread(10, "search wait"),
  ...spread(15, "investigate repair travel"),
  ...spread(60, "rest"),
};

function spread(minutes: number, verbs: string): Record<string, number> {
  return Object.fromEntries(verbs.split(" ").map((verb) => [verb, minutes]));
}

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

/** Minutes a deed takes: what the player says ("for half an hour"), else what such deeds usually take. At most 120. */
export const estimateMinutes = (verb: string, clause: string): number => {
  const [, count = "", unit = ""] =
    /\b(\d+|an?|one|two|three|five|ten|fifteen|twenty|thirty|half)\s+(?:an?\s+)?(minute|hour)s?\b/i.exec(clause) ?? [];
  if (unit === "") return usual[verb] ?? 5;
  const amount = numbers[count.toLowerCase()] ?? Number(count);
  return Math.max(1, Math.min(120, Math.round(amount * (unit.toLowerCase() === "hour" ? 60 : 1))));
};
