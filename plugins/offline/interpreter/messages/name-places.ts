import { findMentions } from "../names/find-mentions.ts";
import type { Reading } from "../reading.ts";
import { findQuotes, splitSegments } from "../text/split-sentences.ts";
import { tagText } from "../text/tag-text.ts";
import { saysDone } from "./sentence-kinds.ts";

/** "Then it's Ferry Hall. I hurry there", "Which way is Ferry Hall? I go there": the place that a sentence only names is where the next one goes. */
export const namePlaces = (text: string, reading: Reading): string => {
  if (!going.test(text) || findQuotes(text).length > 0) return text;
  const [named] = splitSegments(text)
    .filter((segment) => !saysDone(segment.text) && (segment.end !== "?" || asksWay.test(segment.text)))
    .flatMap((segment) => findMentions(tagText(segment.text), reading))
    .filter(({ id, kind }) => kind === "place" && id !== reading.packet.scene.location_id);
  const place = named?.name ?? properIn(text);
  return place === undefined ? text : text.replace(going, `$1 to ${place}`);
};

const asksWay = /\b(?:where|which way|how (?:do|can|would|far)|the way)\b/i;

/** A place further off that nothing here leads to at once: it is gone to by name. */
const properIn = (text: string): string | undefined =>
  /\b(?:it's|it is|to|for|that leaves|next stop:?|next is|next,) ((?:the )?\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)*)[^.!?]*[.!?]/u.exec(
    text,
  )?.[1];

const going =
  /\b((?:go|hurry|run|walk|head|get|travel|drive|rush|march|ride|sail|sneak)(?: straight| right| over| down| up| back| on| out| along| quickly)?) there\b/i;
