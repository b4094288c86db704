import { capitalise } from "freeform-rpg/language";
import type { Wordings } from "freeform-rpg/language";
import type { OutcomeBand } from "freeform-rpg/schemas";

/** Whether an action is played, and what comes of it. */
export interface OutcomeMessages {
  /** Why an action that was allowed is not played. The action is an English infinitive: `sneak past Okafor`. */
  readonly noTimeLeft: (action: string) => string;
  readonly dependsOnFailed: (action: string) => string;
  /** Behind what found nothing to take. */
  readonly dependsOnTaken: () => string;
  /** The result by its band; `plain` for what needed no luck. `said` is the action in the player's own words, or empty. */
  readonly result: Readonly<Record<OutcomeBand | "plain", (action: string, said: string) => string>>;
  /** In place of the result, where dice won somebody over who has no answer, or who answers as little as before. */
  readonly hasNoAnswer: (action: string, said: string) => string;
  readonly keepsBack: (action: string, said: string) => string;
  /** Behind the result of a search. */
  readonly nothingFound: () => string;
  readonly nothingMoreFound: () => string;
  /** For the narrator, who answers it. */
  readonly question: (question: string) => string;
  readonly nothingChanges: () => string;
  readonly nobodyOpens: () => string;
  readonly nothingAnswers: () => string;
  readonly found: (name: string) => string;
  /** A companion helps with a roll, is an enemy now, or leaves. */
  readonly lendsHand: (name: string) => string;
  readonly noLongerWithYou: (name: string) => string;
  readonly hasHadEnough: (name: string) => string;
  /** An enemy does what they did before: what a scenario says of it is said once. */
  readonly pressesOn: Wordings;
  /** Two failures in a row in danger, and the third. */
  /** A locked thing that is searched. */
  readonly isLocked: (name: string) => string;
  readonly streakWarning: () => string;
  readonly streakStrikes: () => string;
  /** A threat that was ignored; its text is a sentence. */
  readonly threatHardens: (threat: string) => string;
  /** `null` for someone whom the players do not know. */
  readonly threatFollows: (name: string | null) => string;
}

/** How a story ends. */
export interface EndingMessages {
  /** `null` for a character without a name. */
  readonly ofCharacter: (name: string | null) => string;
  readonly ofTime: () => string;
  readonly good: () => string;
  readonly bad: () => string;
  /** What stands before the list of what was settled, lost and left open. */
  readonly settled: () => string;
  readonly lost: () => string;
  readonly open: () => string;
}

export const outcomes: OutcomeMessages = {
  noTimeLeft: (action) => `There is no time left to ${action}.`,
  dependsOnFailed: (action) => `You cannot ${action}: what had to come before it did not work.`,
  dependsOnTaken: () => "So nothing more comes of it.",
  result: {
    plain: (action) => `You ${action}.`,
    critical: (action) => `You ${action}, better than you could have hoped.`,
    success: (action) => `You try to ${action}, and it works.`,
    mixed: (action) => `You ${action}, but not without a price.`,
    failure: (action) => `You try to ${action} and fail.`,
    botch: (action) => `You try to ${action}, and it goes badly wrong.`,
  },
  hasNoAnswer: (action) => `You ${action}, who would tell you now and has no answer to give.`,
  keepsBack: (action) => `You ${action}, who hears you out and keeps the answer back.`,
  nothingFound: () => "You find nothing of note.",
  nothingMoreFound: () => "There is nothing here that you have not already found.",
  question: (question) => `The player asks, to be answered from what is known: "${question}"`,
  nothingChanges: () => "Nothing changes by it.",
  nobodyOpens: () => "You wait a moment. Nobody opens.",
  nothingAnswers: () => "You wait, and nothing answers.",
  found: (name) => `You find ${name}.`,
  lendsHand: (name) => `${capitalise(name)} lends you a hand.`,
  noLongerWithYou: (name) => `${capitalise(name)} is no longer with you.`,
  hasHadEnough: (name) => `${capitalise(name)} has had enough, and goes no further with you.`,
  pressesOn: ["{Who} does not let up.", "{Who} gives you no room.", "{Who} presses on.", "{Who} is not done with you."],
  isLocked: (name) => `${capitalise(name)} is locked, and keeps what is in it to itself.`,
  streakWarning: () => "Nothing is going your way. One more slip could settle it.",
  streakStrikes: () => "What you kept ahead of catches up with you.",
  threatHardens: (threat) => `It is no longer a mere warning: ${threat}`,
  threatFollows: (name) => `${name === null ? "Somebody" : capitalise(name)} has not let it rest and is on your trail.`,
};

export const endings: EndingMessages = {
  ofCharacter: (name) => `Here the story of ${name ?? "the character"} ends.`,
  ofTime: () => "The time there was has run out, and here this story ends.",
  good: () => "Here this story finds its end.",
  bad: () => "Here this story ends, and not as it might have.",
  settled: () => "Settled",
  lost: () => "Lost",
  open: () => "Left open",
};
