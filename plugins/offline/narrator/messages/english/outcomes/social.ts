import type { OutcomeTable } from "../../outcome-table.ts";

export const talk: OutcomeTable = {
  critical: [
    "{Who} had meant to give you a minute and gives you the whole of it, and the next one, and means both.",
    "Something in how you put it opens a door that {who} keeps shut. For a little while you are talking to the person behind it.",
  ],
  success: [
    "{Who} considers you, seems to come to some decision, and talks.",
    "It takes a moment to find the right end of it; then the talk runs easily enough, and {who} stays for it.",
    "{Who} answers, not at length, but straight.",
    "You leave room for an answer, and {who} fills it.",
    "{Who} turns to face you properly, which is more than you had a moment ago, and hears you out.",
    "You get an answer, and it is an honest one as far as you can tell.",
    "Your words find somebody willing to hear them.",
  ],
  mixed: [
    "{Who} talks, but keeps one eye on who else might be listening, and makes you wait for it.",
    "You get your answer, though it costs you more minutes and rather more of your own business than you meant to part with.",
    "{Who} answers, then asks what it is to you, and waits until you have paid that back.",
  ],
  failure: [
    "{Who} looks at you, then past you, and has nothing to say.",
    "The talk dies before it has properly been born. {Who} has nothing for you.",
    "You say the wrong thing early, and everything after it is said to a closed face.",
    "You get a shrug for an answer, and the shrug is meant.",
    "Nobody cares to answer you.",
  ],
  botch: [
    "You say the one thing you should not have. {Who} goes very still, and the talk is over for good.",
    "It comes out as an insult. You hear it land, and there is no taking it back.",
  ],
};

export const appeal: OutcomeTable = {
  critical: [
    "{Who} was against it when you began. When you stop, {who} is arguing your side, and better than you did.",
    "You find the one reason that {who} had been waiting for somebody to say aloud. The answer is yes, and it is a warm one.",
    "You have not finished asking when it is granted, with something on top.",
  ],
  success: [
    "{Who} breathes out through the nose, looks at the floor for advice, and gives in. You have a yes.",
    "You lay it out without decoration. {Who} agrees.",
    '"All right," says {who}, in the tone of somebody setting down a weight. "All right."',
    "{Who} turns it over, finds the side of it that suits, and nods. You have a yes.",
    "You give {who} a way to agree without losing anything, and it is taken.",
    "It is not charm that does it but arithmetic, and you do the sum aloud. {Who} agrees.",
    "You ask for less than you could have. That is what settles it: the answer is yes.",
  ],
  mixed: [
    "{Who} agrees, and names a price for agreeing, and the price is not a joke.",
    "It is a yes, of the kind that wants something back before long.",
    "You have your yes. It took so long to get that others have had time to take an interest.",
    "{Who} gives you half of what you asked with the air of having given it all.",
  ],
  failure: [
    "{Who} listens to all of it, which makes the no at the end of it heavier.",
    '"No," says {who}, and seems to find the word comfortable. The matter is closed.',
    "You watch the reasons go in and nothing come out. {Who} will not be moved.",
    "Somewhere in the middle you began to plead, and {who} noticed. The answer is no.",
    "It was a fair offer, made to the wrong face. You are turned down.",
  ],
  botch: [
    "{Who} was close to a yes until you explained it. Now it is a no, and a loud one.",
    "You offer exactly the thing that {who} cannot be seen to take. The refusal comes with witnesses.",
  ],
};

export const intimidate: OutcomeTable = {
  critical: [
    "You do not raise your voice. You lower it, and {who} goes the colour of candle wax and gives way entirely.",
    "{Who} looks for the bluff in you and finds something else, and is suddenly very eager to oblige.",
  ],
  success: [
    "You let the silence do the leaning. {Who} gives way first.",
    "{Who} takes a step back that was not planned. You have made your point, and it is taken.",
    "You say what will happen, as one reads out a timetable. {Who} believes it and backs down.",
    "There is a swallow, a glance at the door, and then {who} does as you say.",
    "{Who} had been about to say something clever, and thinks better of it. You have the upper hand.",
    "You stand a little closer than is polite. {Who} backs down.",
  ],
  mixed: [
    "{Who} backs down, and will remember who was watching when it happened.",
    "It works. It also ends whatever goodwill there was, and the quiet around you has turned its collar up.",
    "You get your way; you get a promise too, muttered, that is not in your favour.",
  ],
  failure: [
    "{Who} looks you up and down and is not impressed. Your threat falls flat.",
    "You lean, and {who} leans back, harder. It gets you nothing.",
    '"Is that it?" says {who}. It was. It does not work.',
    "The words are right and the voice is not. {Who} does not give an inch.",
  ],
  botch: [
    "Your voice cracks in the middle of it. Somebody laughs, and then {who} does not laugh, which is worse.",
    "You have threatened {who} with the one thing {who} was hoping you would try.",
  ],
};

export const search: OutcomeTable = {
  critical: [
    "You do not search so much as read, and {target} is written in a clear hand. You miss nothing.",
    "Where others would look, you look; then you look where they would not. Nothing that is here is hidden from you now.",
  ],
  success: [
    "You go over it a hand's breadth at a time, and are thorough about it.",
    "You look, look away, and look again as if you had never seen it before. That is usually when things give themselves up.",
    "You follow the dust, which is honest, and the wear, which cannot help it.",
    "You work from the outside in and put everything back a shade straighter than it was.",
    "You ask of each thing why it is here and not elsewhere.",
    "It takes patience rather than cleverness, and you have enough of it to do the job properly.",
    "You let your fingertips have a turn after your eyes.",
    "You begin with what is nearest and do not hurry on from it.",
    "Twice you go over the same spot, because the first time you were only looking.",
    "You leave the obvious places for last, and do not leave them out.",
    "You hold things to the light, one after another, and let them tell you how they are used.",
    "You look for what has been moved, and for what should have been and was not.",
    "It is slow work, and you do it slowly.",
  ],
  mixed: [
    "You get through it, but it takes the better part of the time you had, and leaves things looking handled.",
    "You are thorough, and thorough is slow, and slow is noticed.",
    "You finish, with the feeling of having been watched for the last half of it.",
  ],
  failure: [
    "You go over it twice and find only your own fingerprints.",
    "If there is anything here, it is better at this than you are. You find nothing.",
    "You look until the looking turns to staring. Nothing comes of it.",
    "Every trail you pick up turns out to be your own. You come away with nothing.",
  ],
  botch: [
    "You find nothing, and whatever order the place was in, it is in another one now that anybody can see.",
    "You pull on the wrong thing. It comes down, and brings eyes with it; you have found nothing but trouble.",
  ],
};

export const look: OutcomeTable = {
  critical: ["You take it in at a glance, all of it, down to what does not belong."],
  success: [
    "You take a slow look and let things come to you in their own order.",
    "You stand still long enough for the place to forget you are looking.",
    "You let your eyes go where they like, and then where they would rather not.",
    "You give it the kind of attention that other people save for bills.",
    "You look it over from the edges inward.",
    "For the length of a few breaths you do nothing but notice.",
    "You take stock: light, exits, hands.",
    "You look again, as if you had only now walked in.",
  ],
  mixed: [
    "You see what you wanted to, and are seen seeing it.",
    "You make it out in the end, but it has taken you longer than was wise to stand there.",
  ],
  failure: [
    "You look, and get no further than the surface of things.",
    "Too much moves, and too little of it matters. You cannot make anything out.",
    "Whatever there is to see, you do not see it from here.",
  ],
  botch: ["You lean out to see better, and all you manage is to be seen. You make nothing out."],
};

export const listen: OutcomeTable = {
  critical: ["You hold your breath, and the place tells you everything it has been saying under its own."],
  success: [
    "You stop, and let your ears do the walking.",
    "You listen past the near sounds to the ones behind them.",
    "For a while you are nothing but a pair of ears.",
    "You close your eyes. It is remarkable how much noise a quiet place makes.",
    "You sort the sounds one from another, as one sorts change.",
    "You keep still until the place forgets to be careful.",
  ],
  mixed: ["You hear what you wanted to, and stand there with your head on one side long enough to be wondered at."],
  failure: ["You listen, and hear chiefly yourself.", "Too many sounds, all of them talking at once. You cannot make anything out."],
  botch: ["You listen so hard to the wrong thing that the right one is standing next to you. You have made nothing out."],
};
