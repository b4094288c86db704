import type { Known } from "./known.ts";
import { findNamed, shortName, toKey } from "./names.ts";
import { sentence } from "./prose.ts";
import { messagesOf } from "../messages.ts";

/** Turns back that are looked through. */
const turns = 8;

const paragraphsOf = ({ recent_events }: Known): string[] =>
  recent_events
    .slice(-turns)
    .toReversed()
    .flatMap(({ text }) => text.split(/\n+/).map((part) => part.trim()));

/** What somebody said last: the last part of the story in which they speak or tell something. */
export const answerSaid = (packet: Known, who: string): string => {
  const entity = findNamed(packet, toKey(who));
  const called = (entity === undefined ? who : shortName(entity)).split(/\s+/).filter((part) => part.length > 2);
  const said = paragraphsOf(packet).find(
    (part) =>
      called.some((word) => part.includes(word)) && /["“]|\b(?:says?|tells?|answers|knows|admits|promises|saw|found|lowers)\b/.test(part),
  );
  const { heardNothing, heardNothingOf } = messagesOf(packet).answers;
  return said ?? (entity === undefined ? heardNothingOf(who) : heardNothing(shortName(entity)));
};

/** What was paid in the last turns. */
export const answerPaid = (packet: Known): string => {
  const paid = paragraphsOf(packet)
    .flatMap((part) => part.split(/(?<=[.!?])\s+/))
    .find((part) => /\b(?:pays?|paid)\b.*\d/.test(part));
  const money = packet.clocks.filter(({ tags }) => tags.includes("money")).map(({ name, value }) => `${name}: ${value}`);
  return [paid ?? messagesOf(packet).answers.nothingPaid(), ...money].map(sentence).join(" ");
};
