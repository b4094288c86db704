import type { OutcomeTable } from "../../outcome-table.ts";

export const stealth: OutcomeTable = {
  critical: [
    "You move as if the place had been built around your absence. Nobody so much as breathes differently.",
    "One step, a wait, another step, and then there is simply no one where you were. You could do it twice and whistle.",
    "Every sound you might have made, something else makes for you. You are exactly where you meant to be, and not a soul is the wiser.",
    "You find the one line through the place that nobody is watching, and you walk it like a corridor of your own.",
  ],
  success: [
    "You keep to the edge of things and put your weight down slowly. Nobody lifts a head.",
    "Heel, edge, toe. The light slides off you, and no one looks round.",
    "You wait for somebody else's noise and go under it. You stay unseen.",
    "You make yourself narrow, dull and unhurried. Eyes pass over you as they would over a coat on a hook.",
    "Breath shallow, hands still, you let the dark do the work. It does.",
    "You time it to a cough across the way, and by the end of the cough you are where you wanted to be, unseen.",
    "{Target} might as well be looking at a wall. You are past before the moment has a name.",
    "Nothing creaks, nothing catches, nothing falls. You are as good as gone.",
  ],
  mixed: [
    "You stay out of sight, but only by holding a cramped, cold stillness far longer than you had to spare.",
    "Nobody sees you. Somebody hears something, though, and the quiet afterwards has ears in it.",
    "It works, at a crawl: every yard of cover is paid for in minutes.",
    "You get where you were going unseen, and leave a scuff behind that was not there before.",
    "You are not seen, but a draught moves where you passed, and a face turns to ask it why.",
  ],
  failure: [
    "Your sleeve catches on something that has been waiting for a sleeve. The sound is small and everyone hears it.",
    "A board gives you away, plainly and at length. You have been seen.",
    "You pick the one moment somebody looks up. There is no pretending you were not creeping.",
    "The shadow you were counting on turns out to be shallower than you are. A pair of eyes finds you in it.",
    "You are halfway when the light changes its mind, and there you stand in it for anyone to see.",
  ],
  botch: [
    "You back into the one thing here that can fall over, and it falls over in stages. Every head in the place comes round, and stays.",
    "Your foot goes through what you took for floor. By the time the noise has finished, you are the only thing anyone is looking at.",
    "You freeze in exactly the wrong place, lit like a shop window, and somebody points.",
  ],
};

export const theft: OutcomeTable = {
  critical: [
    "Your hand has finished before your conscience is told. It is done so lightly that the gap will not be found for days.",
    "It comes away as if it had been waiting to be asked. Even looking straight at you, nobody could swear to it.",
    "You do it in plain view, and that is why nobody sees it happen.",
  ],
  success: [
    "Two fingers, half a breath, and it is done. Nobody has felt a thing.",
    "You bump, you murmur, you move along, and your hand moved along before you did. It works.",
    "You look at something else, and your hand does not. It comes back with what it went for.",
    "While the moment is busy elsewhere, you help yourself. Nobody counts what they think they still have.",
    "The trick is not to hurry. You don't, and it works.",
    "You let a laugh across the way cover the small sound of it. It is yours to keep, and no one is the wiser.",
  ],
  mixed: [
    "You manage it, but the clean moment passes and you have to make do with a hasty one. Someone will put it together in time.",
    "It works, though your hand shook at the end of it and left things not quite as they lay.",
    "You get away with it, at the price of a long minute spent admiring nothing in particular.",
    "Done, and nearly cleanly: a glance lingers on you that did not linger before.",
  ],
  failure: [
    "A hand closes on your wrist before you have closed yours on anything.",
    "Your fingers touch it, and it chimes. You come away with nothing but a look you will have to answer.",
    "You reach at the moment when everybody else's eyes do. You draw back with an empty hand.",
    "It is fastened, tied or simply better watched than it looked. You do not get it, and the attempt did not pass unseen.",
  ],
  botch: [
    "You get hold of it, drop it, and catch it again in front of everyone. Then somebody takes it out of your hand.",
    "It all comes away at once, loudly, and rolls. You are left holding the air around it while voices rise.",
    "You have picked the one pocket in the room with a hand already in it.",
  ],
};

export const deceive: OutcomeTable = {
  critical: [
    "You tell it so plainly that it becomes the way things were. {Who} fills in the parts you had not thought of yet.",
    "The lie comes out with mud on its boots and a cousin in the next town. It is believed before you are done.",
    "You say half of it, then stop, as if it cost you. The other half {who} supplies unasked, and believes.",
    "By the time you have finished, doubting you would be the stranger thing to do. You are believed, to the last button.",
  ],
  success: [
    "You keep it short and a little boring, as the truth would be. It is believed.",
    "{Who} looks for the seam in it and does not find one. You are believed.",
    "You let your eyes drift while you say it, as people do when they have nothing to sell. It holds.",
    "It sounds like something nobody would bother to invent. It works.",
    "You hand over the story with one small detail that does you no credit, and that detail carries all the rest. It holds.",
    "{Who} nods before you reach the end. Whatever was being weighed has come down on your side.",
  ],
  mixed: [
    "It is believed, for now; you can see the story being put away to be looked at again later.",
    "{Who} takes it, but asks two questions more than you had answers for, and the answers will have to stay true.",
    "It works, and costs you: having said that, you will have to be that for a while.",
    "You are believed on everything but the detail you were proudest of, and that one is remembered.",
  ],
  failure: [
    "You hear it go wrong as you say it. A pause, and the pause is the answer: you are not believed.",
    "{Who} lets you finish, which is worse than being interrupted. Not a word of it has been believed.",
    "The story needs one more door than it has, and it is noticed at once. It does not hold.",
    "You blink in the wrong place. The lie lies there between you, quite dead.",
  ],
  botch: [
    "You tell it to the one person who was there. It does not hold, and now your name is on it.",
    "You contradict yourself twice in a breath, and hear the second one land like a dropped tray. Nobody believes it, and nobody will forget it.",
    "The lie comes out backwards, with the truth showing plainly through the hole in it.",
  ],
};
