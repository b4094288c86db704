import { capitalise, uncapitalise } from "freeform-rpg/language";
import { spellMinutes } from "freeform-rpg/plugins/turn/effects/lib";
import { list } from "./sights.ts";

/** Answers to questions to the game. Names come as sentences speak of them, lists as {@link list} joins them. */
export interface AnswerMessages {
  readonly list: (names: readonly string[]) => string;
  /** What is asked about is a part of the place, and nothing is written of it. */
  readonly nothingMoreToSee: (feature: string) => string;
  readonly isHere: (name: string) => string;
  readonly noPromise: () => string;
  readonly noOpenPromise: () => string;
  /** A sentence about a promise, without its stop. */
  readonly promiseKept: (promise: string) => string;
  /** A whole question of which nothing is known, and a word. */
  readonly unanswered: (question: string) => string;
  readonly unknown: (subject: string) => string;
  /** Whom the players know. */
  readonly acquaintancesHere: (names: string) => string;
  readonly acquaintancesElsewhere: (names: string) => string;
  readonly noAcquaintances: () => string;
  /** What the last turn brought to light. */
  readonly notBegun: () => string;
  readonly nothingNew: () => string;
  readonly justHappened: (told: string) => string;
  /** "Am I right?" */
  readonly theoryOpen: () => string;
  readonly theoryBears: (known: string) => string;
  /** "Is she lying?" The mood is the beginning of a disposition: `courteous, bitter`. */
  readonly notKnownWell: (who: string) => string;
  readonly yoursToDecide: (name: string) => string;
  readonly comesAcross: (name: string, mood: string) => string;
  /** A message that was not understood, whole or in part; what was put off. */
  readonly unclear: () => string;
  readonly notFollowed: (words: string) => string;
  readonly later: (words: string) => string;
  /** How to say it: a lead, and actions as hints have them. */
  readonly sayPlainly: (lead: string, hints: readonly string[]) => string;
  /** To words that are read by a language model alone, in campaigns that are not English. */
  readonly foreign: (words: string, hints: readonly string[]) => string;
  /** What the game is asked to grant, what is claimed, and questions about dice, undo and leaving. */
  readonly rules: () => string;
  readonly claim: () => string;
  readonly dice: () => string;
  readonly undo: () => string;
  readonly quit: () => string;
  readonly place: (place: string) => string;
  readonly carriesNothing: () => string;
  readonly carries: (things: string) => string;
  readonly counted: (thing: string, quantity: number) => string;
  /** A thing with what is in it. */
  readonly holding: (thing: string, contents: string) => string;
  readonly money: (name: string, value: number) => string;
  readonly nobodyHere: () => string;
  readonly hereWithYou: (names: string) => string;
  readonly liesDead: (name: string) => string;
  readonly isDown: (name: string) => string;
  readonly noWayOn: (place: string) => string;
  readonly waysOn: (place: string, ways: string) => string;
  readonly closerLook: (features: string) => string;
  /** What comes to mind: what the player said, and where or when. */
  readonly youSaid: (place: string, said: string) => string;
  readonly heardNothing: (name: string) => string;
  readonly heardNothingOf: (who: string) => string;
  readonly nothingPaid: () => string;
  /** How the actor is; `type` is a situation of the rules. */
  readonly you: (name: string) => string;
  readonly youAre: (name: string, state: "dead" | "down") => string;
  readonly nothingPresses: () => string;
  readonly situation: (type: string, isHard: boolean) => string;
  readonly clocks: (clocks: readonly { readonly name: string; readonly value: number; readonly max: number }[]) => string;
  readonly noThread: () => string;
  readonly openThreads: (threads: string) => string;
  readonly storySoFar: (story: string) => string;
  readonly promised: (promises: string) => string;
  readonly found: (facts: string) => string;
  /** The weather is the scenario's; empty for none. */
  readonly time: (clock: string, day: number, period: string) => string;
  readonly weather: (weather: string) => string;
  readonly clockStands: (name: string, value: number, max: number) => string;
  readonly timeLeft: (name: string, minutes: number, value: number, max: number) => string;
  /** A clock that has run out. */
  readonly timeUp: (name: string) => string;
  readonly nobodyCalled: (who: string) => string;
  readonly stillOpen: (promise: string) => string;
  readonly whatRaisesTrust: () => string;
  readonly straightTo: (place: string) => string;
  /** How long the way to a next place takes. */
  readonly walk: (minutes: number) => string;
  /** To a question for the date: stories count their days. */
  readonly noDate: (day: number) => string;
  readonly wayTo: (place: string) => string;
  readonly there: () => string;
  readonly knowsOfNo: (words: string) => string;
  /** The way to a place that lies behind others, with those that are passed. */
  readonly byWayOf: (place: string, passed: string) => string;
  readonly noStraightWay: (place: string) => string;
  readonly carriesThing: (thing: string) => string;
  readonly isWith: (owner: string, thing: string) => string;
  /** What somebody knows or thinks. */
  readonly askThem: (name: string) => string;
  /** Whether somebody has noticed the character; `null` for anybody. */
  readonly notHereToSee: (name: string) => string;
  readonly unseen: (name: string | null) => string;
  readonly givesNoSign: (name: string | null) => string;
  /** Of what the players ask whether it is here: words as they typed them. */
  readonly seesNone: (words: string) => string;
  readonly nowhereToFind: (thing: string) => string;
  readonly soughtAt: (place: string) => string;
}

const untouched = "Nothing has happened and no time has passed.";

export const answers: AnswerMessages = {
  list,
  nothingMoreToSee: (feature) => `You see nothing more of ${feature} from here. Look closer, or try it.`,
  isHere: (name) => `${name} is here.`,
  noPromise: () => "You remember no such promise.",
  noOpenPromise: () => "No promise is open, neither yours nor one made to you.",
  promiseKept: (promise) => `${promise}, and it was kept.`,
  unanswered: (question) => `Nothing that you know answers "${question}". Ask someone, look closer or try it.`,
  unknown: (subject) => `You know nothing about "${subject}" yet.`,
  acquaintancesHere: (names) => `Here: ${names}.`,
  acquaintancesElsewhere: (names) => `Elsewhere you know of ${names}.`,
  noAcquaintances: () => "You know nobody yet.",
  notBegun: () => "Nothing yet: the story has just begun.",
  nothingNew: () => "Nothing new came of your last turn.",
  justHappened: (told) => `A moment ago: ${told}`,
  theoryOpen: () => "It may be so. Nothing that you know settles it: find what would, or put it to someone.",
  theoryBears: (known) => `It may be so, and it is yours to prove. What you know that bears on it: ${known}`,
  notKnownWell: (who) => `You know nobody called "${who}" well enough to tell.`,
  yoursToDecide: (name) => `What to make of ${name} is yours to decide.`,
  comesAcross: (name, mood) => `How ${name} comes across: ${mood}`,
  unclear: () => "I could not tell what your character does",
  notFollowed: (words) => `I did not follow "${words}"`,
  later: (words) => `Not done yet: "${words}". Say it when it comes to that.`,
  foreign: (words, hints) => {
    const tried = hints.length === 0 ? "" : ` Here, for example: ${list(hints.map((hint) => `"${hint}"`))}.`;
    return `I did not follow "${words}". Without a language model, plain sentences of one verb are read, with names that are known.${tried} ${untouched}`;
  },
  sayPlainly: (lead, hints) => {
    const tried = hints.length === 0 ? '"I look around"' : list(hints.map((hint) => `"I ${uncapitalise(hint)}"`));
    return `${lead}. Say it in plain English, one or two actions at a time: ${tried}. ${untouched}`;
  },
  rules: () => `The game decides what happens, and nothing is granted by asking the game for it. ${untouched}`,
  claim: () =>
    `What there is and what others do is not yours to say; what your character tries is. Say that, and the game finds out what comes of it. ${untouched}`,
  dice: () =>
    "What is safe simply happens. What is risky is rolled for, with your character's stats, and the roll stands beneath the turn: it may fail, work at a price, or work. The story is told by the roll, never the other way about.",
  undo: () => `Only the DM can take a turn back: /undo at the table, or the rewind of the campaign. Nothing is deleted by it. ${untouched}`,
  quit: () =>
    `Your story is kept as it stands, after every turn. Leave when you like (/quit at the table) and come back to this very place.`,
  place: (place) => `You are at ${place}.`,
  carriesNothing: () => "You carry nothing.",
  carries: (things) => `You carry: ${things}.`,
  counted: (thing, quantity) => (quantity === 1 ? thing : `${thing} (${quantity})`),
  holding: (thing, contents) => `${thing} (in it: ${contents})`,
  money: (name, value) => `${name}: ${value}.`,
  nobodyHere: () => "Nobody else is here whom you can see.",
  hereWithYou: (names) => `Here with you: ${names}.`,
  liesDead: (name) => `${name} lies dead.`,
  isDown: (name) => `${name} is down.`,
  noWayOn: (place) => `You see no way on from ${place}.`,
  waysOn: (place, ways) => `From ${place} you can go to ${ways}.`,
  closerLook: (features) => `Worth a closer look: ${features}.`,
  youSaid: (place, said) => `${place}: you said “${said}”.`,
  heardNothing: (name) => `You have heard nothing from ${name} lately.`,
  heardNothingOf: (who) => `You have heard nothing from "${who}" lately.`,
  nothingPaid: () => "No money changed hands in the last turns",
  you: (name) => `You are ${name}.`,
  youAre: (name, state) => `You are ${name}, and you are ${state}.`,
  nothingPresses: () => "Nothing presses on you at the moment.",
  situation: (type, isHard) => `You are ${isHard ? `badly ${type}` : type}.`,
  clocks: (clocks) => `${clocks.map(({ name, value, max }) => `${name} ${value} of ${max}`).join("; ")}.`,
  noThread: () => "No thread is open.",
  openThreads: (threads) => `What is open: ${threads}`,
  storySoFar: (story) => `So far:${story.includes("\n\n") ? "\n\n" : " "}${story}`,
  promised: (promises) => `What is promised: ${promises}`,
  found: (facts) => `What you know: ${facts}`,
  time: (clock, day, period) => `It is ${clock} on day ${day}, ${period.replace("_", "-")}.`,
  weather: (weather) => `The weather: ${weather}.`,
  clockStands: (name, value, max) => `${name} stands at ${value} of ${max}`,
  timeLeft: (name, minutes, value, max) => `${name}: ${spellMinutes(minutes)} left, ${value} of ${max}`,
  timeUp: (name) => `${name}: the time is up`,
  nobodyCalled: (who) => `You know nobody called "${who}".`,
  stillOpen: (promise) => `Still open: ${promise}`,
  whatRaisesTrust: () =>
    "What raises trust: your word, given and then kept; help with what they are doing; talk without pressure; money that they care to take; and telling them what matters to them. Threats, blows and asking in vain cost it.",
  straightTo: (place) => `From here you can go straight to ${place}`,
  walk: (minutes) => `The way there takes about ${spellMinutes(minutes)}.`,
  noDate: (day) => `This story names no date: it is day ${day} since it began.`,
  wayTo: (place) => `From here you can go to ${place}`,
  there: () => "You are there.",
  knowsOfNo: (words) => `You know of no ${words}.`,
  byWayOf: (place, passed) => `You get to ${place} by way of ${passed}`,
  noStraightWay: (place) => `No way leads from here straight to ${place}.`,
  carriesThing: (thing) => `You carry ${thing}.`,
  isWith: (owner, thing) => `${capitalise(owner)} has ${thing}`,
  askThem: (name) => `Only ${name} can say that. Ask, and see what you are told.`,
  notHereToSee: (name) => `${name} is not here to see anything.`,
  unseen: (name) =>
    name === null ? "As far as you can tell, nobody has noticed you." : `As far as you can tell, ${name} has not noticed you.`,
  givesNoSign: (name) =>
    name === null ? "Nobody gives a sign of it, as far as you can tell." : `${name} gives no sign of it, as far as you can tell.`,
  seesNone: (words) => `You see no ${words} here. What does not show may still be found by a search.`,
  nowhereToFind: (thing) => `You do not know where to find "${thing}".`,
  soughtAt: (place) => `${place} is where you would look first`,
};
