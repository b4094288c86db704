import { singularOf } from "freeform-rpg/language";
import { readPhrase } from "./name-phrase.ts";

const doors: ReadonlySet<string> = new Set(
  "door doorway hatch trapdoor gate gateway shutter panel curtain grating grille arch archway opening hole gap window flap".split(" "),
);

const rooms: ReadonlySet<string> = new Set(
  "room office store storeroom cupboard closet pantry cellar attic loft shed lift elevator cabin booth stall hut duct passage tunnel vestry chapel kitchen parlour alcove wardrobe mezzanine vault".split(
    " ",
  ),
);

/** What one gets into by a part of a place: through a door, or into a room. */
export type Way = "door" | "room";

/** True for the name of something that one goes through: "the gatehouse door", "the curtain". */
export const isDoor = (name: string): boolean => doors.has(headOf(name));

/** How a text goes into the part of a place that bears this name; `undefined` where it only goes up to it or nothing is to be entered. */
export const wayInto = (name: string, details: string): Way | undefined => {
  if (!into.test(details)) return undefined;
  if (doors.has(headOf(name))) return "door";
  return rooms.has(headOf(name)) ? "room" : undefined;
};

const headOf = (name: string): string => singularOf(readPhrase(name.replace(/^feature:/, "")).head);

const into =
  /\b(?:(?:go|goes|step|walk|slip|duck|squeeze|crawl|climb|pass|head|push|come|get|run|creep|follow|wade|lean|move)\w*\b[^,.;"“]{0,40}?\b(?:through|into|in|inside|behind|down|up)\b|enters?\b)/i;
