import type { Wordings } from "freeform-rpg/language";
/** What leads from an action to what it brings to light. */
export const findings: Wordings = [
  "And there it is.",
  "Then something stops you.",
  "It takes a moment to understand what you have in front of you.",
  "One thing will not lie flat with the rest.",
  "That is when you see it for what it is.",
  "A detail you had passed over asks to be looked at again.",
];

/** Nothing new came of a search that succeeded. */
export const emptyFinds: Wordings = [
  "There is nothing more to it than meets the eye, and now you can say so for certain.",
  "No secret drawer, no scrap of paper, no third thing. You can cross it off.",
  "You find nothing that was not in plain sight.",
  "It holds nothing you did not already know.",
  "You find nothing new.",
  "You come away knowing what you knew before.",
  "There is nothing here that you had missed.",
  "Nothing comes of it but the certainty that there is nothing.",
  "You could go on looking, but there is nothing left to find.",
];

/** A search that brought nothing new of what something was found at before. */
export const knownFinds: Wordings = [
  "You find again what you knew, and no more.",
  "It has nothing to add to what it told you before.",
  "What there was to find here you have found.",
];

/** Nothing is hidden behind what was just described. */
export const nothingMore: Wordings = [
  "There is nothing more to it than meets the eye, and now you can say so for certain.",
  "No secret drawer, no scrap of paper, no third thing. You can cross it off.",
  "That is all of it; you look twice to be sure.",
  "Beyond that it hides nothing.",
  "You could go on looking, but there is nothing else to find.",
];

/** A search that finds nothing in the turn in which another has found nothing. */
export const nothingEither: Wordings = ["Nothing there either.", "That is no different.", "The same again."];

/** What comes before a reason that something cannot be done. */
export const refusals: Wordings = [
  "That cannot be done here and now.",
  "You think better of it before you begin.",
  "Your hand is already moving when the flaw in the idea arrives.",
  "That comes to nothing.",
  "You stop short.",
  "It is a good thought, in another place.",
  "You get as far as drawing breath.",
  "No.",
];

interface EventLines {
  readonly item_acquired: Wordings;
  readonly relationship_up: Wordings;
  readonly relationship_down: Wordings;
  readonly taken_in: Wordings;
  readonly harm_taken: Wordings;
  readonly failure_streak_warning: Wordings;
  readonly heat_up: Wordings;
}

/** How a soft event of each kind is told besides its own sentence. */
export const eventLines: EventLines = {
  item_acquired: ["You have {item} now.", "{Item} is yours to carry.", "{Item} goes with you from here.", "You are the richer by {item}."],
  relationship_up: [
    "Something between you and {who} has eased.",
    "You stand a little better with {who} than you did.",
    "{Who} will remember that kindly.",
    "{Who} looks at you a little less like a stranger.",
    "You have gone up by an inch in what {who} thinks of you.",
  ],
  relationship_down: [
    "Something between you and {who} has soured.",
    "You stand a little worse with {who} than you did.",
    "{Who} will remember that, and not kindly.",
    "{Who} has put you in a smaller box than before.",
    "Whatever credit you had with {who} is spent.",
  ],
  taken_in: [
    "{Who} takes that in.",
    "That is news to {who}, and you see it arrive.",
    "{Who} listens to the end of it.",
    "{Who} knows that now, and does not pretend otherwise.",
  ],
  harm_taken: [
    "It hurts, and goes on hurting.",
    "There is blood, and it is yours.",
    "Pain arrives late and makes up for it.",
    "You will feel that tomorrow, and you feel it now.",
    "Something gives that you would rather have kept.",
    "It takes the breath out of you and is slow to give it back.",
    "You are on your feet, but it is a decision now.",
  ],
  failure_streak_warning: [
    "Your luck has worn down to the thread. The next slip may be one too many.",
    "Nothing has gone your way for a while now, and others have begun to count on it.",
  ],
  heat_up: [
    "You are a little easier to find than you were.",
    "Somewhere, somebody has just heard your name a second time.",
    "Attention has a weight, and you can feel some more of it.",
    "Two people who were talking are no longer talking.",
    "It has been noticed. Not by everyone, but by somebody.",
    "You have left a mark that a patient person could follow.",
    "A shutter moves that did not move before.",
    "There is a little less room to be overlooked in.",
  ],
};

/** What comes before the outcome of a thread that has ended. */
export const threadEnds: Readonly<Record<string, Wordings>> = {
  resolved: [
    "So that is done.",
    "With that, one thing is settled.",
    "There is an end to it, and it is the one you wanted.",
    "You have it, then, and it holds.",
    "One weight fewer to carry.",
  ],
  failed: [
    "It is too late for that now.",
    "That is lost, and no cleverness will fetch it back.",
    "One door has closed, and you heard it close.",
    "What could have been helped can no longer be helped.",
  ],
};
