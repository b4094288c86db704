import type { Mention } from "./find-mentions.ts";
import type { NamedKind } from "./name-book.ts";

const likes: readonly (readonly [verbs: string, kinds: Partial<Record<NamedKind, number>>])[] = [
  [
    "talk ask say persuade intimidate negotiate provoke bribe deceive social help medical fight attack shoot chase follow call message pay",
    { person: 6, place: -2 },
  ],
  ["give", { person: 6 }],
  ["sneak", { person: 2, place: 3 }],
  ["go travel leave flee", { place: 6, feature: 1, person: 1 }],
  ["take steal use drop put throw read", { thing: 4 }],
  ["search examine look investigate listen", { person: 0, feature: 1 }],
  ["unlock open close force hack climb", { feature: 4, thing: 1, place: 2 }],
];

const liking = new Map(likes.flatMap(([verbs, kinds]) => verbs.split(" ").map((verb) => [verb, kinds] as const)));

/** Words after which comes a means or a topic, not the target: "with my knife", "about the ferry". */
const aside = new Set(["with", "using", "about", "regarding", "for", "while", "like"]);

const going = new Set(["go", "travel", "leave", "flee"]);

/** The mention that the deed is aimed at: of the kinds its verb likes, early in the clause, not its means or its topic. */
export const chooseTarget = (verb: string, words: readonly string[], mentions: readonly Mention[]): Mention | undefined => {
  const kinds = liking.get(verb) ?? {};
  const score = ({ named, start, score: sureness }: Mention): number =>
    sureness + (kinds[named.kind] ?? 0) - start / 10 - (isAside(verb, words, start) ? 8 : 0);
  // A topic is no listener: "ask about the ferry" is put to whoever is here.
  const isTopic = ({ named, start }: Mention): boolean => (kinds.person ?? 0) > 0 && named.kind !== "person" && isAside(verb, words, start);
  // One goes to a place, or up to a thing that is here.
  const isBeyond = ({ named }: Mention): boolean => going.has(verb) && named.kind !== "place" && !named.present;
  return mentions.filter((mention) => !isTopic(mention) && !isBeyond(mention)).toSorted((a, b) => score(b) - score(a))[0];
};

const isAside = (verb: string, words: readonly string[], start: number): boolean => {
  const before = words.slice(Math.max(0, start - 3), start).find((word) => aside.has(word));
  if (before === undefined) return false;
  const meant =
    (before === "with" && ["talk", "negotiate", "fight", "social"].includes(verb)) ||
    (before === "for" && ["search", "wait", ...going].includes(verb));
  return !meant;
};
