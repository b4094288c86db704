import type { Wordings } from "freeform-rpg/language";
/** The blow or shot that ends it for somebody. The event's own sentence follows. */
export const felled: Wordings = [
  "It hits, and it is the last of it.",
  "This one lands, and there is no getting up from under it.",
  "You do not miss, and it is enough.",
  "It takes a moment for the place to understand what you have done.",
  "It is over sooner than such things are in stories.",
  "There is no second half to it.",
];

/** Somebody who was just hurt and still stands. */
export const struck: Wordings = [
  "{Who} reels, one hand pressed to the place, and stares at you as if at a stranger.",
  "{Who} makes a sound that is hardly a word and backs away from you.",
  "{Who} stays up by holding on to the nearest thing, breath coming in pulls.",
  "All the colour has gone from {who}. What is left is fright, and under it the first of the anger.",
  "{Who} gets something solid between the two of you and does not take {their} eyes off your hands.",
];

/** Somebody who was attacked and not hurt. */
export const spared: Wordings = [
  "{Who} has understood what you meant to do, and will not forget it.",
  "{Who} is already moving, low and away from you.",
  '"You would have," says {who}, very quietly. "You would have done it."',
  "{Who} has both hands up and is looking for the way out.",
];

/** Somebody else who sees it. */
export const alarmed: Wordings = [
  "{Who} is on {their} feet before the sound has died, back to the wall.",
  '"Stop!" shouts {who}, and it cracks in the middle.',
  "{Who} has gone down behind whatever was nearest.",
  "{Who} stands with both palms showing and does not breathe.",
  "{Who} stares at you, and at what you have done, and edges toward the way out.",
];

/** Somebody in a place where there has been violence. */
export const shaken: Wordings = [
  "{Who} keeps to the far side of the room from you.",
  "{Who} flinches when you move.",
  "{Who} has not said a word since it happened.",
  "{Who} watches your hands and nothing else.",
  "{Who} stands very still, the way one does near a dog that has bitten.",
  "Whatever {who} was doing before, it lies forgotten.",
];

/** Somebody who stands near an enemy of yours. */
export const uneasy: Wordings = [
  "{Who} keeps out from between you.",
  "{Who} looks from face to face, and likes none of what is there.",
  "{Who} has stopped pretending to be busy.",
  "{Who} is waiting to see who moves first.",
  "{Who} has found something to hold on to.",
  "{Who} would like to be elsewhere, and has begun to look for how.",
];

/** Somebody who is an enemy now. */
export const hostile: Wordings = [
  "{Who} has placed {their} feet, and is only waiting for you to look away.",
  "There is nothing left to talk about in the way {who} looks at you.",
  "{Who} follows every step you take, jaw set.",
  "{Who} means you harm and no longer hides it.",
  "Between you and {who} the air has gone hard.",
  "{Who} is counting your steps, and {their} own.",
  "{Who} has chosen a place with a wall behind it and you in front.",
  "{Who} has not blinked since you came near.",
];
