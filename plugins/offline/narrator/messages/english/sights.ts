import { capitalise, joinList } from "freeform-rpg/language";
import type { Wordings } from "freeform-rpg/language";
/** A place that the party comes back to, and of which all was told. */
export const returns: Wordings = [
  "You know the way in by now, and nothing in it has moved to greet you.",
  "It is as you left it, as far as you can see.",
  "You have been here tonight already; the place seems to remember.",
  "Nothing has changed here that shows.",
];

/** How somebody comes across who is looked at; `{mood}` is the beginning of a disposition: `courteous, bitter`. */
export const manners: Wordings = [
  "The impression {who} gives: {mood}.",
  "What you make of {who}: {mood}.",
  "Your reading of {who}: {mood}.",
];

/** How somebody comes across who is merely there. */
export const moods: Wordings = ["{Who} looks on: {mood}.", "The impression {who} gives: {mood}.", "Your reading of {who}: {mood}."];

/** A part of the place of which nothing is written. */
export const plainFeatures: Wordings = [
  "{Target} shows you nothing more from here. A search might.",
  "From where you stand there is no more to {target} than that.",
  "Nothing about {target} stands out at first sight.",
];

/** Parts of the place. */
export const features: Wordings = [
  "There is {first}, and {second}.",
  "Two things stand out: {first} and {second}.",
  "You mark {first} and {second}.",
  "You mark {first}.",
];

/** Who is here, as a list. */
export const people: Wordings = [
  "With you here: {people}.",
  "You are not alone: {people}.",
  "Company: {people}.",
  "You count the faces: {people}.",
];

/** Where one can go from here, as a list. */
export const exits: Wordings = [
  "From {place} you can get to {ways}.",
  "The ways on from {place}: {ways}.",
  "{Place} lets you out to {ways}.",
  "Beyond {place} lie {ways}.",
];

/** A situation that lasts. */
export const unease: Readonly<Record<"exposed" | "detected" | "cornered" | "pursued" | "injured", Wordings>> = {
  exposed: [
    "You are still easier to see than you would like.",
    "There is too much light on you, and too little in your way.",
    "You feel looked at, and you are.",
  ],
  detected: ["Somebody here knows more about you than they did an hour ago.", "The suspicion has not gone anywhere. It has only sat down."],
  cornered: ["The way out is no wider than it was.", "Your back keeps telling you about the wall behind it."],
  pursued: ["Somewhere behind you, somebody has not given up.", "You keep one ear for the steps that will come."],
  injured: [
    "The hurt keeps its own time.",
    "You move a little to one side of yourself, where it hurts less.",
    "Every breath asks the wound's permission.",
  ],
};

/** Somebody who died here. */
export const liesDead = (name: string): string => `${name} lies dead where it happened.`;

/** Somebody who went down here. */
export const liesDown = (name: string): string => `${name} lies where it happened, out of the fight.`;

/** What the name of a feature says of it behind its comma: `crowded`. */
export const asFromAfar = (look: string): string => `${capitalise(look)}, just as it seemed from further off.`;

/** Names joined as one says them. */
export const list = (names: readonly string[]): string => joinList(names);

/** A turn of which nothing is to be told. */
export const nothingElse = (): string => "The moment passes.";
