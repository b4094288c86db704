import type { Wordings } from "freeform-rpg/language";
import type { Way } from "freeform-rpg/plugins/turn/scene/lib";
import type { Family } from "../../families.ts";

/** How an action begins when its outcome does not name what it is aimed at. */
export const leads: Readonly<Partial<Record<Family, Wordings>>> = {
  stealth: ["You mark {target}, and the light, and the gaps in it."],
  climb: ["You size up {target} and reach for the first hold.", "There is only one way to deal with {target}, and it is upwards."],
  theft: [
    "You drift closer to {target}, thinking of other things as hard as you can.",
    "You settle on {target} and wait for the right kind of moment.",
  ],
  tech: [
    "You crouch down to {target}.",
    "You give {target} your whole attention and both hands.",
    "You get to work on {target}.",
    "You lay a palm on {target}, as if to take its pulse.",
  ],
  force: ["You square up to {target}.", "You and {target} have a difference to settle."],
  flee: ["You want distance from {target}, and you want it now.", "One look at {target} and you are moving."],
  chase: ["You go after {target}.", "You let {target} get a little way ahead, and then you move."],
  fight: [
    "You go for {target}.",
    "You close with {target}.",
    "There is a time for talk, and you let it pass; you go straight at {target}.",
  ],
  shoot: ["You bring the weapon up.", "You aim at {target}.", "Your hand finds the grip, and {target} is in front of it."],
  deceive: ["You have a story for {target}.", "You look {target} in the eye and begin."],
  talk: ["You turn to {target}.", "You catch {target} between one thing and the next.", "You take your question to {target}."],
  appeal: ["You make your case to {target}.", "You draw {target} a little aside.", "You put it to {target} as fairly as you can."],
  intimidate: ["You step up close to {target}.", "You let {target} have the whole of your attention."],
  search: [
    "You start on {target}.",
    "You take your time over {target}.",
    "You give {target} a proper going-over.",
    "You kneel to see to {target}.",
    "You come at {target} from the side nobody looks at.",
    "Next is {target}.",
    "You bend over {target}.",
    "You move in close to {target}.",
    "You begin on one side of {target} and work across.",
  ],
  look: ["You turn your eyes on {target}.", "You watch {target} for a while.", "You give {target} a long look."],
  use: ["You turn to {target}.", "You try your hand at {target}."],
  give: ["You hold it out to {who}.", "You go over to {who} with it."],
  aid: ["You kneel by {target}.", "You see what can be done for {target}."],
  other: ["You turn your mind to {target}."],
};

/** A success that brings nothing into the hand, because there was nothing to be had. */
export const emptyHanded: Wordings = [
  "You get what there is to get, which is nothing one could carry off.",
  "Your hand is free to close on whatever it likes. There is nothing there to keep.",
  "It is not the kind of thing that comes away. You leave it where it is.",
];

/** Crossing over to something within the scene. */
export const approaches: Wordings = [
  "You cross over to {target}.",
  "A few steps, and you are beside {target}.",
  "You make your way to {target} without hurrying.",
  "You go and stand by {target}.",
];

/** Going through a door or into a room that is part of the place. */
export const entered: Readonly<Record<Way, Wordings>> = {
  door: ["You go through {target}.", "You step through {target}."],
  room: ["You go into {target}.", "You step into {target}."],
};

/** A door behind which the place does not go on. */
export const leadsNowhere: Wordings = [
  "No other way leads on from there, and there is no more behind it than you can see.",
  "It leads no further: what there is behind it can be seen from where you stand.",
];

/** What lies where one has gone. */
export const liesThere = (thing: string): string => `${thing.charAt(0).toUpperCase()}${thing.slice(1)} lies there.`;

/** Leaving nothing behind after all. */
export const keptInHand: Wordings = ["In the end nothing changes hands.", "You think again, and keep what you have."];

/** Something done with a thing that stays in one's keeping. */
export const laidDown: Wordings = [
  "Nobody is the poorer for it, and nobody the richer.",
  "It makes less of a difference than it might have.",
  "That is done, and everything is still where you can reach it.",
  "The place takes no notice.",
];

/** Something that was ordered or bought. */
export const served: Wordings = [
  "You order, and it is not long in coming.",
  "It is brought without a word.",
  "A nod, and it is on its way; then it is there.",
  "You ask for it, and nobody makes you ask twice.",
];

/** What is told of something that has been looked at before and has not changed. */
export const unchanged: Wordings = [
  "{Target} has not changed since you looked last. You have, perhaps.",
  "You know {target} by now. It has no new face to show you.",
  "A second look at {target} confirms the first.",
  "{Target} is as it was.",
];

/** The first look around, in the first turn. */
export const firstLooks: Wordings = [
  "You take it in properly, as one does a place where something is about to be asked of one.",
  "Before anything else, you look: who is here, what is here, and which way is out.",
  "You begin where you always begin, with your eyes.",
];

/** Going about without going anywhere. */
export const paces: Wordings = [
  "You walk the place from one end to the other.",
  "You pace it out, there and back.",
  "You move about for a while, going nowhere much.",
];

/** Taking what one has. */
export const hasAlready = (target: string): string => `You have ${target} already.`;

/** The actor, as what an action is aimed at. */
export const yourself = (): string => "yourself";

/** Somebody dead or down, as what an action is aimed at. */
export const bodyOf = (name: string): string => `the body of ${name}`;

/** An action in the player's own words, turned to `open the hatch`; empty in a language that cannot turn them. */
export const did = (action: string): string => `You ${action}.`;

/** The same, where it failed. */
export const tried = (action: string): string => `You try to ${action}.`;
