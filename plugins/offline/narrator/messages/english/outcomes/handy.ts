import type { OutcomeTable } from "../../outcome-table.ts";

export const tech: OutcomeTable = {
  critical: [
    "It opens to you as though you had been the one to close it. There will be no trace that anyone was here.",
    "You see how it thinks, and from then on it thinks what you tell it. It works at the first touch, and cleanly.",
  ],
  success: [
    "You feel for the place where it wants to give, and you give it a reason. It works.",
    "Two wrong turns, then the right one, then a small obliging click. It works.",
    "You talk to it under your breath the way one talks to horses. It works, whatever the reason.",
    "It is somebody's pride, and like most pride it has a back door. You are in.",
    "A minute with your eyes half shut and your fingers doing the seeing, and it yields.",
    "It was built to keep out people in a hurry. You are not, and it works.",
  ],
  mixed: [
    "It works, and something somewhere makes a note that it did.",
    "You get it to yield at last, with rather more scratching than a careful person would have left.",
    "It works, but it will not do so quietly: a lamp that was green is now thinking about it.",
  ],
  failure: [
    "It lets you get nearly to the end and then locks its teeth. It does not work.",
    "You try the clever way, then the rude way. Neither gets you in.",
    "It sits there, sealed and smug. Whatever it wants, you have not got it.",
    "It takes one look at what you offer and goes dead. You are not getting in like that.",
  ],
  botch: [
    "It does not work, and then it does something else: a thin, rising note that is meant to be heard a long way off.",
    "Something snaps off inside. It will not open for you now, and it may not open for anyone.",
  ],
};

export const take: OutcomeTable = {
  critical: ["Your hand closes on it before anybody else has thought to want it. It is yours."],
  success: [
    "You reach out and take it. It weighs less than you expected, or you are more tired.",
    "You pick it up, turn it once in the light, and keep it.",
    "It goes into your coat as if there had always been a place for it.",
    "You take it. Nobody says you may not.",
    "Your fingers close around it. That is that.",
    "You gather it up without ceremony.",
  ],
  mixed: [
    "You get it, after an undignified struggle with whatever else wanted it to stay.",
    "It is in your hand, though not as quietly as you would have liked.",
  ],
  failure: [
    "You reach for it and do not get it.",
    "It stays where it is; your hand comes back empty.",
    "Something gets there first. You come away with nothing.",
  ],
  botch: ["You knock it out of your own reach, noisily. You do not get it, and everyone has seen you try."],
};

export const give: OutcomeTable = {
  critical: ["It is done so simply that it feels like a gift even to you."],
  success: [
    "You let it go. It has a way of being missed at once.",
    "It leaves your hand and becomes somebody else's business.",
    "You part with it without making a speech.",
    "You see to it, and your hand feels oddly light.",
    "It is handed on, set down, done with.",
  ],
  mixed: ["It is done, if clumsily, and there is a pause after it that somebody else gets to fill."],
  failure: [
    "It does not come off. The thing is still in your hand, and the moment for it has gone.",
    "You hold it out, and it stays held out. It is not taken.",
  ],
  botch: ["You fumble it, and it goes where you did not mean it to. It does not come off at all."],
};

export const use: OutcomeTable = {
  critical: ["It does exactly what you hoped and a little that you had not thought to hope for."],
  success: [
    "That is all there is to it.",
    "It is soon done, and nobody remarks on it.",
    "It goes as such things go when nobody is in the way.",
    "It gives you no trouble.",
    "You see to {target}, and it answers as it should.",
  ],
  mixed: [
    "It is done in the end, though it takes longer than it should.",
    "It comes off, if not on the first try.",
    "It works out, more or less, and not without being noticed.",
  ],
  failure: [
    "It does not do what you want, however you hold it.",
    "You try it this way and that. Nothing comes of it.",
    "It stays shut, still and unhelpful. Nothing comes of it.",
  ],
  botch: ["It does something, but not that. You wish that it had simply failed."],
};

export const go: OutcomeTable = {
  critical: ["Every door is on your side today. You are there before you have finished deciding to go."],
  success: [
    "You go, hands in your pockets, at the pace of somebody who is expected.",
    "You set off and do not look back until there is something else to look at.",
    "Your feet know the way better than you do.",
    "You leave one set of sounds behind and walk into another.",
    "You take the long way round a puddle and the short way round everything else.",
    "It is not far. Few things are, if one does not stop.",
    "You put the last of this place behind you.",
    "You go by the way that has the fewest eyes on it.",
    "Half of the way is stairs, or feels like it.",
    "Somebody passes you going the other way and does not look up.",
    "You lose count of your steps at forty and arrive soon after.",
    "The way is shorter than it looked, or you were thinking of something else.",
    "You keep to the wall, out of habit, and are there.",
  ],
  mixed: [
    "You get there, later than you meant to and not as quietly.",
    "You get through, but the way is slow and somebody marks you taking it.",
  ],
  failure: [
    "The way is not open to you, not now. You are still where you were.",
    "You do not get far. Something is in the way and means to stay in it.",
  ],
  botch: [
    "You set off with great purpose in a direction that turns out to be shut. You do not get through, and your back has been to the wrong people.",
  ],
};

export const wait: OutcomeTable = {
  critical: ["You let the minutes come to you, and they come rested. You feel better for it."],
  success: [
    "You let some time go by. It goes by whether watched or not.",
    "You stay where you are and let the place get on with itself.",
    "You sit with your thoughts until one of them moves over.",
    "You give yourself a few breaths that belong to nobody else.",
    "You wait, and the waiting has a shape, like a held note.",
    "For a while nothing is asked of you, and you ask nothing back.",
  ],
  mixed: ["You get something like rest, with one ear open, and it takes longer than rest should."],
  failure: ["You cannot settle. Every sound is the sound you were waiting for, and none of them is."],
  botch: ["You close your eyes for a moment. When you open them it has not been a moment, and you feel no better."],
};

export const other: OutcomeTable = {
  critical: ["It goes better than you had any right to expect. It is done, and done handsomely."],
  success: [
    "You set about it, and it works.",
    "It takes some doing, and you do it.",
    "There is a knack to it, and today you have the knack. It works.",
    "You try it, and find that it can be done.",
    "It comes off, neatly enough.",
  ],
  mixed: [
    "It works, but not for nothing: something is spent or spilt or woken in the doing.",
    "You manage it, at a price that you notice only afterwards.",
  ],
  failure: ["You try, and it does not work.", "It comes to nothing.", "It was worth trying. It fails all the same."],
  botch: ["It fails, and fails loudly, and you are the nearest thing to it when it does."],
};
