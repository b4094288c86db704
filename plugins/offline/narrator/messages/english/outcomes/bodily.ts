import type { OutcomeTable } from "../../outcome-table.ts";

export const climb: OutcomeTable = {
  critical: [
    "You do not so much climb as remember how the thing was made. You are across before your hands have had time to hurt.",
    "Hold, hold, swing, and over. Somewhere behind you an argument about whether it could be done has just been settled.",
    "Every grip is where you reach for it. You arrive with breath to spare.",
  ],
  success: [
    "It is all forearms and bad language, but it goes. You make it.",
    "You test each hold, trust it, and are not let down. You make it across.",
    "Three points on, one point moving, no hurry. You get there.",
    "Your boots find what your eyes could not. A last heave and you are over.",
    "You look at where you are going and at nothing else, and that is how you get there.",
    "It holds. So do you. A moment later you have solid footing again.",
  ],
  mixed: [
    "You make it, minus some skin and rather more time than you had.",
    "You get there, but something came loose under you on the way, and it was not quiet about landing.",
    "You make it at the second try; the first one has left your hands shaking.",
    "You are over, though what you used to get there will not bear anyone again, you included.",
  ],
  failure: [
    "The hold comes away in your hand. You slide back to where you began, faster than you left it.",
    "You get most of the way, which is not a place. Then your arms decide for you and you drop.",
    "Wet, smooth and just too high: you try it twice and get no further than the stain your boots left.",
    "Your foot goes, then your other foot. You come down in a clatter and have gained nothing.",
  ],
  botch: [
    "It all goes at once. You come down with it, in the order it chooses.",
    "You fall badly, land worse, and bring something down after you that had no reason to fall.",
    "For an instant you are holding on by what turns out to be a cable. Then you are not holding on at all, and the noise of it carries.",
  ],
};

export const force: OutcomeTable = {
  critical: [
    "One blow, well placed, and {target} gives as though it had only been leaning there.",
    "You find the weak spot first and the strength after. It gives at a touch, with hardly a sound.",
  ],
  success: [
    "You set your shoulder and mean it. Something cracks, and it is not you: {target} gives.",
    "It groans, holds, groans again, and gives way.",
    "Leverage, patience and one ugly noise, and {target} is no longer in your way.",
    "The third heave does it. {Target} gives, in its own bad grace.",
    "You lean until the world leans back, and then something gives and you are through.",
  ],
  mixed: [
    "It gives, with a report that anybody could have heard, and probably did.",
    "{Target} gives way, and takes a strip of your palm with it.",
    "You get it to give, but it took the last of the quiet and a fair piece of the hour.",
  ],
  failure: [
    "It does not give. Your shoulder does, a little.",
    "You put everything you have into it, and {target} stays exactly as it was.",
    "It bends enough to give you hope and then no further. You are out of breath, and it is still shut.",
    "It was made by somebody who expected you. It does not move.",
  ],
  botch: [
    "Whatever you were using snaps. {Target} holds, jammed worse than before, and the crack goes rolling off to tell everyone.",
    "You hit it so hard that it locks. Nothing is opening that now.",
  ],
};

export const flee: OutcomeTable = {
  critical: [
    "You are gone between two heartbeats. By the time anybody shouts, they are shouting at a swinging door.",
    "You run the way water runs, and there is always a lower place to go. Within a minute nobody could say which way you went.",
    "A turn, a gap, a turn, and the sounds behind you are somebody else's problem. You are clear.",
  ],
  success: [
    "You do not look back until looking back is safe. Nobody is there. You are clear.",
    "Low, fast, and never twice in a straight line: you get clear.",
    "You put a corner between you and it, then another, then a crowd of empty air. You have got away.",
    "Your legs make the decision and they make it well. You get away.",
    "You hear steps behind you, then fewer, then only your own. You are clear.",
    "You go through a gap you would have sworn was too small, and come out of it clear on the far side.",
  ],
  mixed: [
    "You get away, but not whole: something of yours, breath or skin or dignity, stays behind on the way out.",
    "You get clear, and spend twice the time it should have taken doubling back to be sure of it.",
    "You are out of reach, if only just, and they know the way you went.",
  ],
  failure: [
    "The way out has somebody in it. You pull up short, and now there is somebody behind you as well.",
    "You run, and the place runs out first. A wall, a turn, another wall: you have not got away.",
    "A hand gets your collar before your feet get going. You are still here.",
    "You pick the door that does not open. By the time you have turned round, it is too late for the other one.",
  ],
  botch: [
    "You run straight into the arms you were running from.",
    "You go down on the first turn, hard, and when you look up you are looking at boots. There is no way out of this one.",
  ],
};

export const chase: OutcomeTable = {
  critical: [
    "You see where it must end and go there first. {Target} comes round the corner to find you waiting.",
    "You close the distance as if it had been lent to you and you were giving it back. You have caught up, with breath left to speak.",
  ],
  success: [
    "You keep them in sight, and then in reach. You have caught up.",
    "You lose the coat, find the limp, and stay with the limp. {Target} does not shake you.",
    "Every turn they take, you take shorter. The gap closes until there is none.",
    "You do not run faster, only longer, and that is enough: you catch up.",
    "{Target} looks back once too often. You have caught up.",
  ],
  mixed: [
    "You stay on the trail, but it has led you further and louder than you meant to go.",
    "You keep up, just, with a stitch in your side and half the street having watched you pass.",
    "You catch up, though not unseen: {target} knew you were coming.",
  ],
  failure: [
    "A corner, a crowd, and then only the crowd. You have lost them.",
    "You are one turn behind, then two, and then there is nobody to be behind. The trail is gone.",
    "Something blocks your way for the length of a curse, and that is all it takes. You have lost sight of {target}.",
    "You follow the wrong footsteps all the way to the wrong face.",
  ],
  botch: [
    "You have been following so hard that you have not noticed you are no longer the one behind.",
    "You come round the last corner at full tilt into an empty place with only one way in. You have lost them, and somebody is standing in the way you came.",
  ],
};

export const fight: OutcomeTable = {
  critical: [
    "It is hardly a fight. {Target} takes the full weight of it before either of you has drawn breath.",
    "You see it coming a full second early and use all of that second. {Target} takes the worst of it and does not have an answer.",
    "One clean movement, and everything that was about to happen to you happens to {target} instead.",
    "You hit once, where it counts, and step back out of reach before the hurt has even arrived. The ground is yours.",
  ],
  success: [
    "It is short and ugly and you come out of it on top. {Target} gives ground.",
    "You get inside the reach and stay there until it stops being a contest. You have the better of it.",
    "Your blow lands; the one that answers it does not. {Target} staggers.",
    "You take the half-step that nobody expects, and it wins you the rest. {Target} reels back.",
    "There is a scuffle, a grunt, and then a different look on {their} face. {Who} backs away from you.",
    "You strike first and keep the count in your favour. When you step apart, you are the one still standing square.",
  ],
  mixed: [
    "You land it, and something lands on you. {Target} has the worst of it, but not all of it.",
    "You win the exchange and make enough noise to be billed for it.",
    "{Target} goes back a pace with a hand to the hurt. You have one of your own to match, and the whole place has turned to look.",
    "You come out ahead, at the price of your breath and any hope of having done it quietly.",
  ],
  failure: [
    "You swing where {target} was. {Target} is somewhere else, and does not mean to stay there.",
    "You commit to it, miss, and are thrown back against whatever is nearest. You have lost the exchange.",
    "It goes wrong at the shoulder first and everywhere else directly after. Your blow does not land, and {target} is still standing.",
    "You are a beat late, and a beat is all it takes: your attack comes to nothing.",
    "It misses. For a bad moment there is nothing between you and the answer.",
  ],
  botch: [
    "Your foot turns under you as you strike. You miss entirely, and you are on one knee when you find out how much that costs.",
    "It misses, and worse than misses: you have put yourself exactly where {target} would have asked you to stand.",
    "The blow goes wide and takes your balance with it. You hit the ground alone.",
  ],
};

export const aid: OutcomeTable = {
  critical: [
    "Your hands know what to do before you have finished being afraid. It is done, and done so well that it will hardly leave a mark.",
    "You do three right things in the right order. The breathing eases, the colour comes back: it could not have gone better.",
  ],
  success: [
    "You clean it, close it and bind it. It holds.",
    "You work by feel and by what somebody once showed you, and it is enough. It holds.",
    "It takes both hands and all your attention, and then it is done. Better now than before.",
    "You do what can be done, and for once that is what was needed. It helps.",
    "Pressure, patience, a knot that will not slip. It holds, and the worst is past.",
  ],
  mixed: [
    "It helps, though you use up more than you meant to and the minutes went with it.",
    "It holds, for now, so long as nobody runs anywhere.",
    "You manage it, with blood on your cuffs that you will have to explain.",
  ],
  failure: [
    "It slips, and slips again. You have to stop before worse comes of it; it has not helped.",
    "Your hands are not steady enough, and there is nothing here to steady them. It does no good.",
    "You do all you know, and it is not enough. Nothing is better than it was.",
  ],
  botch: [
    "You do exactly the wrong thing with great care. It is worse now, and the sound of it tells you so.",
    "Something tears that was only sprained. You have made it worse.",
  ],
};
