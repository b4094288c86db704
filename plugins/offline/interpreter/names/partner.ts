import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import type { Named } from "./name-book.ts";

/** How a narration says that the character and somebody dealt with each other. `{who}` is a name. */
const dealings: readonly string[] = [
  String.raw`\b(?:says|asks|answers|replies|adds|whispers|murmurs|mutters|admits) (?:the )?(?:\w+ )?{who}`,
  String.raw`\byou (?:\w+ ){0,3}(?:ask|tell|thank|pay|show|approach|greet|answer|warn|threaten)(?: to)? (?:the )?(?:\w+ )?{who}`,
  String.raw`\byou (?:[\w']+ ){0,8}(?:to|over to|up to|beside|by|with|for|toward|towards) (?:the )?(?:\w+ )?{who}`,
  String.raw`{who}'s eye\b`,
  String.raw`{who}(?: \p{Lu}\p{Ll}+)? (?:says|does not deny|has said as much|shrugs|leaves the rest|answers(?! for\b)|replies|asks|adds|nods|agrees|refuses|promises|talks|tells|has to say|takes it|can only tell you|could not tell|has nothing to tell|has no answer|has time for you|knows something|thinks it over|thinks about it|picks the words|leans in|hears|keeps the promise|now knows|now has|will remember|is quiet long enough|has seen stranger)`,
];

/**
 * The person whom the character dealt with last, by the last narrations: who spoke, was asked, paid or gone up to. What others did besides does
 * not count. `undefined` where they have nobody of `people`.
 */
export const findPartner = (packet: ShownPacket, people: readonly Named[]): Named | undefined => {
  const known = found.get(packet) ?? new Map<string, Named | undefined>();
  found.set(packet, known);
  const key = people.map(({ id }) => id).join(" ");
  if (!known.has(key)) known.set(key, searchPartner(packet, people));
  return known.get(key);
};

/** What was found in a packet: each message asks for it many times. */
const found = new WeakMap<ShownPacket, Map<string, Named | undefined>>();

const searchPartner = ({ recent_events }: ShownPacket, people: readonly Named[]): Named | undefined => {
  for (const { text } of recent_events.slice(-turns).toReversed()) {
    const [last] = people
      .map((person) => ({ person, at: dealtAt(text, person) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => b.at - a.at);
    if (last !== undefined) return last.person;
  }
  return undefined;
};

/** Turns after which nobody is talked with any more. */
const turns = 3;

const dealtAt = (text: string, { name, proper }: Named): number => {
  const called = name
    .split(/[\s,]+/)
    .filter((part) => part.length > 2 && /^\p{Lu}[\p{L}'’-]+$/u.test(part) && proper.has(part.toLowerCase()));
  if (called.length === 0) return -1;
  const who = `(?:${called.join("|")})`;
  const found = dealings.flatMap((line) => [...text.matchAll(new RegExp(line.replace("{who}", who), "giu"))].map(({ index }) => index));
  return Math.max(-1, ...found);
};
