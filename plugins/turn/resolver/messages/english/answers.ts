import { capitalise } from "freeform-rpg/language";
import type { Wordings } from "freeform-rpg/language";
import type { AskedFor } from "../../talk/asked-for.ts";
import type { MannerLines } from "../manner-lines.ts";

export interface AnswerMessages {
  /** What somebody says who does not know who is meant by he or she. */
  readonly lost: Wordings;
  /** What comes before something that is known already, as in `Marta tells it as everybody does: the well is dry.`. */
  readonly repeating: Wordings;
  /** The same, of something that concerns the speaker: what is told of them is not what everybody tells. */
  readonly owning: Wordings;
  /** What comes before something that is written of the speaker for all to see. */
  readonly ofOneselfAsked: Wordings;
  /** What comes before the same, of somebody who is asked whether they are what they are not seen to be. */
  readonly seeForYourself: Wordings;
  /** What somebody says who has just said it. */
  readonly toldAlready: Wordings;
  /** What somebody says who has spoken of it before and has no more on it. */
  readonly spent: Wordings;
  /** The answer to a question that wants a yes or a no, before the fact that bears on it; `partly` where it answers a part. */
  readonly verdicts: Readonly<Record<"yes" | "no" | "partly", Wordings>>;
  /** The answer to "is that true?", of what somebody else has said. */
  readonly unsure: Wordings;
  /** How somebody says that nothing out of the ordinary came to their notice. */
  readonly nothingUnusual: MannerLines;
  /** How somebody says that they do not know. */
  readonly ignorance: MannerLines;
  /** The same, with what was asked about: `{about}` is a name, as sentences speak of it. */
  readonly ignoranceOf: MannerLines;
  /** The same, of a question that wants to hear a person, a time, a place, a reason or a number. */
  readonly ignoranceAsked: Readonly<Record<AskedFor, MannerLines>>;
  /** What comes before something that bears on such a question, and has no answer to it. */
  readonly beside: Readonly<Record<AskedFor, Wordings>>;
  /** What shows that there is more behind a refusal. */
  readonly signs: Wordings;
  /** What somebody says whom something that the players know would win over. */
  readonly owed: Wordings;
  /** What would have to change before somebody told more. */
  readonly wants: MannerLines;
  /** How somebody keeps something back once they have said what would have to change. */
  readonly keeping: MannerLines;
  /** Behind an answer, of another question that the same person was asked. */
  readonly leavesRest: (name: string) => string;
  /** How somebody says that they have no answer to any of several questions. */
  readonly noneOfThat: MannerLines;
  /** Behind the answer to one question, that they have none to another. */
  readonly notTheRest: Wordings;
  /** Behind a yes or a no, where somebody keeps something back. */
  readonly moreToIt: () => string;
  /** What is written of the speaker, behind one of `owning`. */
  readonly ofOneself: (lead: string, told: string) => string;
  /** What somebody says of themselves: a whole sentence. */
  readonly inOwnWords: (name: string, told: string) => string;
  /** What anyone can tell of something elsewhere: a part of a sentence, without its stop. */
  readonly everyoneKnows: (name: string, about: string, told: string) => string;
  /** Where something is that everybody can see, or knows how to find. */
  readonly whereabouts: Readonly<Record<"here" | "yours" | "there" | "nextDoor", (who: string) => string>> & {
    readonly at: (who: string, place: string) => string;
    readonly byWay: (who: string, first: string) => string;
  };
  /** What was asked about, where it has no name; it stands for `{about}`. */
  readonly unnamed: () => string;
  /** Whom or what to turn to; it is said aloud. */
  readonly advice: Readonly<Record<"faction" | "place" | "thing" | "person", (name: string) => string>>;
  /** An answer, and advice that follows it. */
  readonly withAdvice: (answer: string, advice: string) => string;
  readonly nothingMore: (name: string) => string;
  readonly toldAll: (name: string, advice: string) => string;
  /** A crowd that was spoken to. */
  readonly nothingToLearn: (name: string) => string;
  readonly noOneAnswers: () => string;
  /** `null` for a topic without a name. */
  readonly noAnswerHere: (topic: string | null) => string;
  /** The answer to "what is your name?", with the short name of who gives it. */
  readonly ownName: (name: string, who: string) => string;
  /** The answer to "what do you do?": a trade as it is described, such as `the sergeant of the watch`. */
  readonly trade: (trade: string, who: string) => string;
  /** The answers to "are you Hester?" of Hester, and of another while Hester is here or elsewhere. */
  readonly isIndeed: (who: string) => string;
  readonly isAnotherHere: (who: string, meant: string, name: string) => string;
  readonly isAnother: (who: string, meant: string, name: string) => string;
  /** The answer to "is that true?", of what they have told themselves. */
  readonly sure: Wordings;
}

export const answers: AnswerMessages = {
  lost: ['"Whom do you mean?" says {who}.', '"Who is that?" says {who}.', '"You will have to say whom you mean," says {who}.'],
  repeating: ["{Who} tells it as everybody does", "What {who} has to say of it is soon said", "{Who} says no more than there is to say"],
  owning: ["{Who} does not deny it", "{Who} has said as much before", "{Who} shrugs, and does not take it back"],
  ofOneselfAsked: ["{Who} has that to say of it", "It is no secret, and {who} makes none of it", "{Who} tells you what anybody could"],
  seeForYourself: ["{Who} looks down at what there is to see", "{Who} lets you look"],
  toldAlready: [
    '"You have heard what I know of that," says {who}.',
    '"It is as I said," says {who}.',
    '"I have nothing to add to it," says {who}.',
  ],
  spent: [
    '"What I can say of that I have said," says {who}.',
    '"There is no more of it in me," says {who}.',
    '"That is where what I know of it ends," says {who}.',
  ],
  verdicts: {
    yes: ['"Yes," says {who}.', '"I do not deny it," says {who}. "Yes."', '{Who} nods. "Yes."'],
    no: ['"No," says {who}.', '{Who} shakes the head. "No."', '"No, not that," says {who}.'],
    partly: ['"I can tell you this much," says {who}.', '"Judge for yourself," says {who}.', '"I would put it another way," says {who}.'],
  },
  unsure: ['"I could not swear to it," says {who}.', '"I only know what I have said," says {who}.'],
  nothingUnusual: {
    warm: ['"Nothing that I would call odd, bless you," says {who}.', '"All as it should be, as far as I can tell," says {who}.'],
    plain: ['"Nothing out of the ordinary," says {who}.', '"Not that I noticed," says {who}.'],
    cold: ['"Nothing that I would tell you," says {who}.', '"Only you," says {who}.'],
  },
  ignorance: {
    warm: ['"I wish I could tell you," says {who}.', '"That is past me," says {who}. "I am sorry."', '"You have me there," says {who}.'],
    plain: ['"I could not tell you," says {who}.', '"You have me there," says {who}.', '"That is more than I know," says {who}.'],
    cold: ['"How should I know?" says {who}.', '"That is no question for me," says {who}.', '"Not that I know," says {who}.'],
  },
  ignoranceOf: {
    warm: ['"I wish I knew anything of {about}," says {who}.', '"Of {about} I can tell you nothing," says {who}. "I would if I could."'],
    plain: [
      '"I know nothing about {about}," says {who}.',
      '"Of {about} I could not tell you anything," says {who}.',
      '"You ask the wrong one about {about}," says {who}.',
    ],
    cold: [
      '"What should I know about {about}?" says {who}.',
      '"I have nothing to do with {about}," says {who}.',
      '"Do I look as if I knew about {about}?" says {who}.',
    ],
  },
  ignoranceAsked: {
    who: {
      warm: ['"I wish I had a name for you," says {who}.', '"If I knew who, I would tell you," says {who}.'],
      plain: ['"I could not put a name to it," says {who}.', '"I could not tell you who," says {who}.'],
      cold: ['"I have no names for you," says {who}.', '"Ask somebody who cares," says {who}.'],
    },
    when: {
      warm: ['"If I knew the hour, you should have it," says {who}.', '"I would only be guessing," says {who}. "I am sorry."'],
      plain: ['"I could not tell you when," says {who}.', '"I did not look at the clock," says {who}.'],
      cold: ['"I keep nobody\'s hours but mine," says {who}.', '"Nobody tells me when," says {who}.'],
    },
    where: {
      warm: ['"I would take you there if I knew," says {who}.', '"I wish I could say where," says {who}.'],
      plain: ['"I could not tell you where," says {who}.', '"I could not point you to it," says {who}.'],
      cold: ['"Not in my pockets," says {who}.', '"Go and look," says {who}.'],
    },
    why: {
      warm: ['"If I knew why, I would tell you," says {who}.', '"I have asked myself that," says {who}. "I have no answer."'],
      plain: ['"I could not tell you why," says {who}.', '"You would have to ask others that," says {who}.'],
      cold: ['"Does it need a reason?" says {who}.', '"That is none of my affair," says {who}.'],
    },
    number: {
      warm: ['"I never counted," says {who}. "I am sorry."', '"If I could put a number on it, I would," says {who}.'],
      plain: ['"I could not put a number on it," says {who}.', '"I never counted," says {who}.'],
      cold: ['"Am I to count for you?" says {who}.', '"Count for yourself," says {who}.'],
    },
  },
  beside: {
    who: ['"Who, I could not say," says {who}.', '"I cannot give you a name," says {who}.'],
    when: ['"When, I could not say," says {who}.', '"I cannot give you the hour," says {who}.'],
    where: ['"Where, I could not say," says {who}.', '"I cannot give you the place," says {who}.'],
    why: ['"Why, I could not say," says {who}.'],
    number: ['"I cannot give you a number," says {who}.', '"I never counted," says {who}.'],
  },
  signs: ["It is not said lightly.", "{Who} looks away first.", "The answer was ready before the question was out."],
  owed: ['"There is something that you have not told me," says {who}. "Begin with that."'],
  wants: {
    warm: ['"Let me see first what your word is worth," says {who}. "Then ask me again."'],
    plain: ['"I do not know you," says {who}. "Not well enough for that."'],
    cold: ['"And why should I tell that to you, of all people?" says {who}.'],
  },
  keeping: {
    warm: [
      '"Ask me for anything else," says {who}.',
      "{Who} would like to answer, you can see that much, and does not.",
      '"Not yet," says {who}. "I am sorry."',
    ],
    plain: [
      "{Who} begins, thinks better of it, and stops.",
      '"Not that," says {who}. "Not yet."',
      "{Who} hears the question, and answers another.",
      '"That is not mine to hand about," says {who}.',
    ],
    cold: [
      '"You may ask," says {who}.',
      "{Who} lets you wait for an answer, and lets you go on waiting.",
      '"No," says {who}. "Ask the walls."',
    ],
  },
  noneOfThat: {
    warm: ['"I can help you with none of that," says {who}. "I am sorry."', '"You ask me more than I know," says {who}.'],
    plain: ['"I can answer you none of that," says {who}.', '"You ask more than I know," says {who}.'],
    cold: ['"So many questions," says {who}, and answers none of them.', '"Ask all you like," says {who}.'],
  },
  notTheRest: ['"The rest I could not tell you," says {who}.', '"More than that I do not know," says {who}.'],
  leavesRest: (name) => `${capitalise(name)} leaves the rest unanswered.`,
  moreToIt: () => "There is more to it, and it is not said.",
  ofOneself: (lead, told) => `${lead}: ${told}.`,
  inOwnWords: (name, told) => `"${told.replace(/\.$/, ",")}" says ${name}.`,
  everyoneKnows: (name, about, told) => `${capitalise(name)} tells you what everyone knows of ${about}: ${told}.`,
  whereabouts: {
    here: (who) => `"You are standing in it," says ${who}.`,
    yours: (who) => `"You have it yourself," says ${who}.`,
    there: (who) => `"There," says ${who}, with a nod that way.`,
    byWay: (who, first) => `"By way of ${first}," says ${who}. "You go on from there."`,
    nextDoor: (who) => `"From here you go straight there," says ${who}.`,
    at: (who, place) => `"At ${place}, if anywhere," says ${who}.`,
  },
  unnamed: () => "that",
  advice: {
    faction: (name) => `Look into ${name}.`,
    place: (name) => `If I were you I would look around ${name}.`,
    thing: (name) => `Take another look at ${name}.`,
    person: (name) => `Ask ${name}.`,
  },
  withAdvice: (answer, advice) => (answer.endsWith('"') ? `${answer.slice(0, -1)} ${advice}"` : `${answer} "${advice}"`),
  nothingMore: (name) => `${capitalise(name)} has nothing more to tell you.`,
  toldAll: (name, advice) => `"You have had from me what I know," says ${name}. "${advice}"`,
  nothingToLearn: (name) => `There is nothing to learn from ${name}.`,
  noOneAnswers: () => "No one answers.",
  noAnswerHere: (topic) => `No one here has an answer about ${topic ?? "that"}.`,
  ownName: (name, who) => `"${name}," says ${who}.`,
  trade: (trade, who) => `"${capitalise(trade)}," says ${who}. "That is what I do."`,
  isIndeed: (who) => `"Yes," says ${who}. "I am."`,
  isAnotherHere: (who, meant, name) => `"No," says ${who}. "That is ${meant}, over there. I am ${name}."`,
  isAnother: (who, meant, name) => `"No," says ${who}. "You want ${meant}. I am ${name}."`,
  sure: ['"It is," says {who}.', '"As I stand here," says {who}.'],
};
