import type { Wordings } from "freeform-rpg/language";
import type { TimePeriod } from "freeform-rpg/schemas";
import type { Sky } from "../sky.ts";

/** How a turn may open or close on the hour. */
export const hourLines: Readonly<Record<TimePeriod, Wordings>> = {
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
    "At this hour the place talks in its sleep.",
    "The night goes on being night, thoroughly.",
    "Night has a way of making honest people whisper.",
    "Whatever has been put off all day is being done now, behind some door.",
    "The hour is long past the one at which sensible people stop asking questions.",
    "A light goes out across the way, and the dark moves up by one place.",
    "It is the part of the night that belongs to nobody in particular.",
    "A door shuts, far off, with the sound of somebody who is in for good.",
    "The dark is patient. It has done this before.",
    "Even the echoes have gone to bed.",
    "Somebody coughs in the dark and is answered by somebody else.",
    "The night holds its breath, or else you are holding yours.",
    "A clock you cannot see gets through another quarter.",
    "Sleep is something that is happening to other people.",
    "Shadows have been moving their furniture about while you were busy.",
    "Past midnight or before it, nobody you could ask would tell you for nothing.",
    "A dog, or what sounds like one, gives its opinion and withdraws it.",
    "You have lost the knack of guessing how long it is until morning.",
  ],
};

/** Lines of the sky. */
export const skyLines: Readonly<Record<Sky, Wordings>> = {
  rain: [
    "Rain keeps up its one long sentence.",
    "Water finds the collar of everyone who goes out and some who stay in.",
    "The rain has changed its mind about direction but not about falling.",
    "Somewhere close a gutter gives up and lets it all go.",
    "It rains as if it were being paid by the drop.",
    "The rain drops its voice, as if to listen.",
    "The rain slackens, thinks of something else, and resumes.",
    "A gust throws a handful of rain at whatever is nearest.",
    "Somewhere water is going where no water should.",
    "The wet has its own smell here, older than the rain.",
    "Rain ticks on metal, then on wood, then on metal, like a slow walker.",
    "What light there is arrives by way of puddles.",
    "Nobody mentions the rain any more, which is how one knows it has won.",
    "Drops find the one bare patch at the back of your neck.",
    "Rain runs down whatever will hold still for it.",
    "There is a puddle where there was none when you came.",
    "The rain has got into the conversation and means to have the last word.",
    "Everything that is not wet is getting ready to be.",
  ],
  fog: [
    "The fog has taken the far side of everything.",
    "Shapes come out of the mist late and go back early.",
    "Fog puts its hands over every lamp.",
  ],
  snow: [
    "Snow lays a finger on every ledge.",
    "The cold has edges tonight.",
    "Breath hangs in front of every mouth like something left unsaid.",
  ],
  wind: [
    "The wind tries each shutter in turn.",
    "Something loose is banging somewhere, with no rhythm at all.",
    "The wind carries scraps of other people's talk.",
  ],
  clear: [
    "The air is still and holds every sound a little too long.",
    "There is no weather to hide in.",
    "The sky is clear and of no help.",
  ],
};

const words: readonly (readonly [words: RegExp, sky: Sky])[] = [
  [/rain|drizzle|storm|wet/i, "rain"],
  [/fog|mist|haze|smog/i, "fog"],
  [/snow|sleet|ice|frost/i, "snow"],
  [/wind|gale|gust/i, "wind"],
  [/clear|fair|sun|dry/i, "clear"],
];

/** What the weather of a scenario is like, by its words; empty where no line fits. */
export const readSky = (weather: string): Sky | "" => words.find(([word]) => word.test(weather))?.[1] ?? "";

/** Colour drawn from a feature of the place, for when what is written of it has been told. */
export const featureLines: Wordings = [
  "Your eye goes back to {feature}, and cannot say why.",
  "{Feature}: you had stopped noticing, and now you notice again.",
  "There is still {feature} to be reckoned with.",
  "You find you are standing so as to keep {feature} in view.",
  "You could draw {feature} from memory by now, and get it wrong.",
  "You note {feature}, as one notes a face in a queue.",
  "You keep {feature} at the corner of your eye, where things are most honest.",
  "If this place has a middle, it is {feature}.",
  "Anybody coming in would look at {feature} first and at you second.",
  "The longer you stay, the more {feature} looks like a question.",
];
