import type { TimePeriod } from "freeform-rpg/schemas";

/** How a turn may open or close on the hour. */
export const hourLines: Readonly<Record<TimePeriod, readonly string[]>> = {
  pre_dawn: [
    "It is the hour when even the drunk have run out of opinions.",
    "The night has gone thin at the edges and nobody has told the dark yet.",
    "At this hour every light that still burns is burning for a reason.",
    "Not quite morning; the cold has found its way into everything that can be touched.",
    "Somewhere a shift is ending and another has not had the heart to begin.",
  ],
  dawn: [
    "A grey light arrives like somebody who was not asked.",
    "Colours come back one by one, the dull ones first.",
    "Dawn gets in wherever there is a crack to get in by.",
    "The first light finds the dust and makes more of it than it deserves.",
  ],
  morning: [
    "The morning is already behind on its errands.",
    "Doors open, carts complain: the day has got under way without you.",
    "It is still early enough for people to look surprised at one another.",
    "The light is plain and asks plain questions.",
  ],
  afternoon: [
    "The afternoon has settled in like a guest with nowhere to be.",
    "It is that flat stretch of the day when nothing seems to cast a shadow worth having.",
    "The hours have slowed to the pace of whoever is paid for them.",
    "The light has gone the colour of weak tea.",
  ],
  evening: [
    "Lamps come on, one and then the next, like a rumour.",
    "The day's business is packing up and the night's has not yet shown its face.",
    "Evening leans in at the doors to see who is staying.",
    "The shadows have begun to reach for one another.",
  ],
  night: [
    "Night makes everything nearer and nothing clearer.",
    "The dark has been at its post for hours and shows no sign of being relieved.",
    "It is late enough that every sound has an owner.",
    "Past the reach of the lamps there is a good deal of night, and it is not empty.",
    "At this hour the city, or what passes for one here, talks in its sleep.",
    "The night goes on being night, thoroughly.",
    "Night has a way of making honest people whisper.",
    "Whatever has been put off all day is being done now, behind some door.",
    "The hour is long past the one at which sensible people stop asking questions.",
    "A light goes out across the way, and the dark moves up by one place.",
    "It is the part of the night that belongs to nobody in particular.",
    "A door shuts, far off, with the sound of somebody who is in for good.",
    "The dark is patient. It has done this before.",
    "Even the echoes have gone to bed.",
    "You have lost the knack of guessing how long it is until morning.",
  ],
};

/** Lines of the sky, by a word in the weather. */
export const weatherLines: readonly (readonly [word: RegExp, lines: readonly string[]])[] = [
  [
    /rain|drizzle|storm|wet/i,
    [
      "Rain keeps up its one long sentence.",
      "Water finds the collar of everyone who goes out and some who stay in.",
      "The rain has changed its mind about direction but not about falling.",
      "Somewhere close a gutter gives up and lets it all go.",
      "It rains as if it were being paid by the drop.",
      "The rain drops its voice, as if to listen.",
      "Drops find the one bare patch at the back of your neck.",
      "Rain runs down whatever will hold still for it.",
      "There is a puddle where there was none when you came.",
      "The rain has got into the conversation and means to have the last word.",
      "Everything that is not wet is getting ready to be.",
    ],
  ],
  [
    /fog|mist|haze|smog/i,
    [
      "The fog has taken the far side of everything.",
      "Shapes come out of the mist late and go back early.",
      "Fog puts its hands over every lamp.",
    ],
  ],
  [
    /snow|sleet|ice|frost/i,
    [
      "Snow lays a finger on every ledge.",
      "The cold has edges tonight.",
      "Breath hangs in front of every mouth like something left unsaid.",
    ],
  ],
  [
    /wind|gale|gust/i,
    [
      "The wind tries each shutter in turn.",
      "Something loose is banging somewhere, with no rhythm at all.",
      "The wind carries scraps of other people's talk.",
    ],
  ],
  [
    /clear|fair|sun|dry/i,
    ["The air is still and holds every sound a little too long.", "There is no weather to hide in.", "The sky is clear and of no help."],
  ],
];

/** Colour drawn from a feature of the place, for when what is written of it has been told. */
export const featureLines: readonly string[] = [
  "Your eye goes back to {feature}, and cannot say why.",
  "Nobody has touched {feature} since you came.",
  "{Feature}: you had stopped noticing, and now you notice again.",
  "There is still {feature} to be reckoned with.",
  "A draught goes past {feature} and on to you.",
  "The light shifts, and for a moment there is nothing in the place but {feature}.",
  "You find you are standing so as to keep {feature} in view.",
  "You could draw {feature} from memory by now, and get it wrong.",
  "If this place has a middle, it is {feature}.",
  "Anybody coming in would look at {feature} first and at you second.",
  "A small sound from the direction of {feature} turns out to be nothing.",
  "The longer you stay, the more {feature} looks like a question.",
];

/** How somebody takes a success at their cost or in front of them. */
export const impressed: readonly string[] = [
  "{Who} says nothing, in the way of somebody who has just revised a sum.",
  "{Who} gives you the kind of look that moves one up a list.",
  "Whatever {who} had expected of you, it was not that.",
  "{Who} watches, and one eyebrow pays you a small compliment.",
  "{Who} lets out a breath that may have been held for some time.",
];

/** How somebody takes a failure that they saw. */
export const unimpressed: readonly string[] = [
  "{Who} does not laugh, which is a kindness of a sort.",
  "{Who} looks away, to let you put your face in order.",
  "{Who} has seen it, and makes no secret of having seen it.",
  '"Well," says {who}, to nobody in particular.',
  "{Who} clicks {their} tongue, once.",
];

/** Somebody who is merely there. */
export const idling: readonly string[] = [
  "{Who} goes on with what {their} hands were doing, a little slower than before.",
  "{Who} has found a reason to stay within earshot.",
  "{Who} shifts {their} weight and says nothing.",
  "From where {who} is, you must look like somebody with a plan.",
  "{Who} glances at the way out, and then at you, and then at nothing.",
  "{Who} rubs {their} neck and waits for the next thing to happen.",
  "You catch {who} watching. Neither of you looks away first.",
  "{Who} says something under the breath, and it is not for you.",
  "{Who} is listening, in the way of people who look elsewhere to do it.",
  "{Who} has the look of somebody counting to ten for reasons of their own.",
];

/** What somebody says when spoken to and there is nothing to tell: by how they stand to the actor. */
export const answers: Readonly<Record<"warm" | "plain" | "cold", readonly string[]>> = {
  warm: [
    '"For you, I\'d say if I knew," says {who}. "I\'d say it twice."',
    '"You look tired," says {who}. "Sit. Ask me slowly."',
    '"If I hear anything," says {who}, "you\'ll hear it before the kettle does."',
    '"I wish I had more for you than that," says {who}, and seems to mean it.',
  ],
  plain: [
    '"That\'s about the size of it," says {who}.',
    '"People ask me that," says {who}. "They generally buy something first."',
    '"I know what everyone knows," says {who}, "and I know it about an hour later."',
    '"You could ask the walls," says {who}. "They were here before me."',
    '"Maybe," says {who}, which is further than it sounds.',
    "\"There's what I saw and there's what I'd swear to,\" says {who}. \"You're getting the first.\"",
    '"Ask me something easier," says {who}.',
  ],
  cold: [
    '"And who\'s asking?" says {who}, knowing quite well.',
    '"I\'ve nothing for you," says {who}. "Not today, not at that price."',
    '"Talk\'s cheap," says {who}. "I\'m not."',
    "{Who} answers in as few words as the language allows.",
  ],
};

/** What leads from a deed to what it brings to light. */
export const findings: readonly string[] = [
  "And there it is.",
  "Then something stops you.",
  "It takes a moment to understand what you have in front of you.",
  "One thing will not lie flat with the rest.",
  "That is when you see it for what it is.",
  "A detail you had passed over asks to be looked at again.",
];

/** What leads to what somebody tells. */
export const confidings: readonly string[] = [
  "{Who} leans in and lowers {their} voice.",
  "{Who} looks round once before going on.",
  "What {who} tells you next comes out in one breath, as if it had been waiting.",
  "{Who} picks the words one at a time.",
  '"You didn\'t get this from me," says {who}.',
  "{Who} is quiet long enough to change {their} mind, and does not.",
];

/** Nothing new came of a search that succeeded. */
export const emptyFinds: readonly string[] = [
  "There is nothing more to it than meets the eye, and now you can say so for certain.",
  "No secret drawer, no scrap of paper, no third thing. You can cross it off.",
  "What you see is what there is.",
  "It holds nothing you did not already know.",
  "Whatever it once had to tell has been told.",
];

/** What comes before a reason that something cannot be done. */
export const refusals: readonly string[] = [
  "That will have to wait.",
  "You think better of it before you begin.",
  "Your hand is already moving when the flaw in the idea arrives.",
  "It is a good thought with nothing to stand on.",
  "The rest of it goes no further than intention.",
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
