import type { OutcomeTable } from "../../outcome-table.ts";

export const shoot: OutcomeTable = {
  critical: [
    "One shot, and you know before the sound of it that it is a good one. It hits {target} where it counts.",
    "You breathe out, and at the bottom of the breath you fire. It could not be placed better.",
  ],
  success: [
    "You level, hold half a breath and fire. The shot hits {target}.",
    "You do not give yourself time to think. The shot goes where you look, and {target} takes it.",
    "The recoil climbs your arm. When you can see again, {target} has been hit.",
    "You fire once, and it hits.",
    "The sight settles, the world goes narrow, and the shot finds {target}.",
  ],
  mixed: [
    "You hit {target}, a hand's breadth from where you meant to, and everyone within three walls has heard it.",
    "The first shot goes wide; the second grazes {target}. The noise is still going round the place when you lower your hand.",
    "It hits, though not squarely, and it costs you the spot you were standing in.",
  ],
  failure: [
    "You fire, and the shot goes wide of {target} and into something that will need replacing.",
    "{Target} moves a moment before you do. You have missed.",
    "Your hand jumps. The shot misses, and the echo takes its time telling everyone.",
    "You miss. {Target} is looking straight at you now.",
  ],
  botch: [
    "It misses by a distance, and your next pull brings only a click and a smell of hot metal.",
    "You miss badly, slip on your own haste, and are out in the open with the noise of it still on you.",
  ],
};
