import { capitalise, withArticle } from "freeform-rpg/language";
import type { Wordings } from "freeform-rpg/language";

/** Tension moves. Values are names as they are written, and sentences of the scenario as `sentence` and `text`. */
export interface MoveMessages {
  /** Behind a thread that is overdue. */
  readonly overdue: Wordings;
  readonly situationPresses: (sentence: string) => string;
  readonly bothWait: (one: string, other: string) => string;
  readonly looksFromYouTo: (one: string, other: string) => string;
  readonly waitsForAnswer: (person: string) => string;
  readonly stepsBetween: (person: string) => string;
  /** The last attempts failed; `verb` is a word of the rules. */
  readonly failureShows: (verb: string) => string;
  readonly studiesYou: (person: string) => string;
  readonly noticesYou: (person: string) => string;
  /** A threat that comes due, and one that still waits. */
  readonly threatIsNear: (text: string) => string;
  readonly threatStays: (text: string) => string;
  readonly clockNearEnd: (clock: string) => string;
  readonly wayOpen: (place: string, person: string | null) => string;
  readonly worthALook: (feature: string) => string;
  readonly saysMoreAtAPrice: (person: string) => string;
  readonly lastOne: (thing: string) => string;
  readonly fewLeft: (thing: string) => string;
  readonly purse: string;
  readonly timeIsShort: (clock: string) => string;
  readonly eitherWay: (one: string, other: string) => string;
  readonly goesOnWithoutYou: (one: string, other: string) => string;
  readonly hardToHide: (weapon: string) => string;
  readonly weaponNoted: (weapon: string, person: string) => string;
  readonly grudge: (person: string) => string;
  readonly poorSight: Wordings;
  readonly goodSight: string;
  readonly loud: string;
  readonly quiet: string;
}

const upper = (name: string): string => capitalise(withArticle(name));

export const moves: MoveMessages = {
  overdue: [
    "Nobody has seen to it.",
    "It comes back to you unasked.",
    "It has been waiting longer than it should.",
    "There is a price on putting it off.",
  ],
  situationPresses: (sentence) => `${sentence} It will not keep.`,
  bothWait: (one, other) => `${upper(one)} and ${withArticle(other)} are both waiting on you, and no answer will please the two of them.`,
  looksFromYouTo: (one, other) => `${upper(one)} looks from you to ${withArticle(other)} and back, as if one of you had better explain.`,
  waitsForAnswer: (person) => `${upper(person)} waits for an answer, and silence would be one too.`,
  stepsBetween: (person) => `${upper(person)} has stepped between you and the easiest way out, perhaps by accident.`,
  failureShows: (verb) => `The last attempt to ${verb} left its mark, and somebody is bound to find it.`,
  studiesYou: (person) => `${upper(person)} has been studying how you go about things, and has begun to guess what comes next.`,
  noticesYou: (person) => `You are not the only one who has been paying attention: ${upper(person)} has noticed what you keep looking at.`,
  threatIsNear: (text) => `There is no more time to look away: ${clause(text)}`,
  threatStays: (text) => `It has not gone away: ${clause(text)}`,
  clockNearEnd: (clock) => `${capitalise(clock)} is near its end, and it will not take much more.`,
  wayOpen: (place, person) =>
    person === null
      ? `The way to ${withArticle(place)} lies open; taking it now means leaving this place to whoever comes next.`
      : `The way to ${withArticle(place)} lies open, for anyone ready to turn their back on ${withArticle(person)}.`,
  worthALook: (feature) => `${upper(feature)} would repay a closer look, if you can spare the time and do not mind being seen at it.`,
  saysMoreAtAPrice: (person) => `${upper(person)} could be brought to say more, though not for nothing.`,
  lastOne: (thing) => `There is nothing to put in the place of ${withArticle(thing)} once it is used up.`,
  fewLeft: (thing) => `You count what remains of ${withArticle(thing)}, and there is no more to be had here.`,
  purse: "Everything has its price here, and your purse has a bottom.",
  timeIsShort: (clock) => `There is less time than there is to do in it, and ${withArticle(clock)} does not wait.`,
  eitherWay: (one, other) => `From here it is either ${withArticle(one)} or ${withArticle(other)}; nobody can keep an eye on both.`,
  goesOnWithoutYou: (one, other) =>
    `Whatever goes on at ${withArticle(other)} will go on without you for as long as you see to ${withArticle(one)}, and the other way about.`,
  hardToHide: (weapon) => `${upper(weapon)} is harder to hide than it was to come by.`,
  weaponNoted: (weapon, person) => `${upper(person)} has taken note of ${withArticle(weapon)}, and stands a little differently now.`,
  grudge: (person) => `${upper(person)} has not forgotten how you last dealt with each other.`,
  poorSight: [
    "What keeps you from being seen keeps you from seeing, too.",
    "Whoever else is about sees as little as you do, and may know the place better.",
  ],
  goodSight: "In this light you can be seen as well as you can see.",
  loud: "In this noise you would hear nobody coming.",
  quiet: "It is quiet enough here for every step of yours to be heard.",
};

/** A sentence in the middle of another: small unless it begins with a name. */
const clause = (text: string): string => (opensSmall.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

const opensSmall =
  /^(The|A|An|It|They|There|Someone|Nobody|Everyone|What|No|You|Your|This|That|He|She|We|Somebody|Nothing|Something|Whoever)\b/;
