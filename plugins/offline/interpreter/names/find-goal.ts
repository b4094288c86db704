import type { Reading } from "../reading.ts";
import { tagText } from "../text/tag-text.ts";
import { findMentions } from "./find-mentions.ts";
import type { Named } from "./name-book.ts";
import { placeWith } from "./place-with.ts";

/** The place that words name as where to go: by its own name, by whose it is, or by what is there. "There" is the place that was spoken of last. */
export const findGoal = (words: string, reading: Reading): Named | undefined => {
  if (/^\W*there\b/i.test(words)) return reading.earlier.findLast(({ kind }) => kind === "place");
  for (const named of findMentions(tagText(words), reading)) {
    const place = named.kind === "place" ? named : named.kind === "person" && !named.present ? placeAfter(named, reading.book) : undefined;
    if (place !== undefined && place.id !== reading.packet.scene.location_id) return place;
  }
  return placeWith(words, reading);
};

/** The place that is called after somebody: "Dr Lund's Clinic" of Dr Lund. */
export const placeAfter = ({ proper }: Named, book: readonly Named[]): Named | undefined =>
  book.find(({ kind, name }) => {
    const owner = kind === "place" ? /(\p{L}+)['’]s\b/u.exec(name)?.[1]?.toLowerCase() : undefined;
    return owner !== undefined && proper.has(owner);
  });
