/** What leads from a deed to what it brings to light. */
export const findings: readonly string[] = [
  "And there it is.",
  "Then something stops you.",
  "It takes a moment to understand what you have in front of you.",
  "One thing will not lie flat with the rest.",
  "That is when you see it for what it is.",
  "A detail you had passed over asks to be looked at again.",
];

/** Nothing new came of a search that succeeded. */
export const emptyFinds: readonly string[] = [
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

/** What comes before a reason that something cannot be done. */
export const refusals: readonly string[] = [
  "That cannot be done here and now.",
  "You think better of it before you begin.",
  "Your hand is already moving when the flaw in the idea arrives.",
  "That comes to nothing.",
  "You stop short.",
];

/** How a soft event of each kind is told besides its own sentence. */
export const eventLines = {
  item_acquired: ["You have {item} now.", "{Item} is yours to carry.", "{Item} goes with you from here.", "You are the richer by {item}."],
  relationship_up: [
    "Something between you and {who} has eased.",
    "You stand a little better with {who} than you did.",
    "{Who} will remember that kindly.",
  ],
  relationship_down: [
    "Something between you and {who} has soured.",
    "You stand a little worse with {who} than you did.",
    "{Who} will remember that, and not kindly.",
  ],
  harm_taken: [
    "It hurts, and goes on hurting.",
    "There is blood, and it is yours.",
    "Pain arrives late and makes up for it.",
    "You will feel that tomorrow, and you feel it now.",
  ],
  failure_streak_warning: [
    "Your luck has worn down to the thread. The next slip may be one too many.",
    "Nothing has gone your way for a while now, and others have begun to count on it.",
  ],
  heat_up: [
    "You are a little easier to find than you were.",
    "Somewhere, somebody has just heard your name a second time.",
    "Attention has a weight, and you can feel some more of it.",
  ],
} as const;

/** Lines that hand the turn back. */
export const nextPrompts: readonly string[] = [
  "What do you do?",
  "What now?",
  "Your move.",
  "And you?",
  "Where does that leave you?",
  "What do you try next?",
  "How do you go on?",
];

/** The same when somebody is waiting. */
export const nextPromptsWith: readonly string[] = [
  "{Who} is waiting. What do you do?",
  "{Who} looks at you. What now?",
  "What do you do, with {who} looking on?",
  "{Who} has not taken {their} eyes off you. Your move.",
];
