import type { Wordings } from "freeform-rpg/language";
/** How somebody takes a success at their cost or in front of them. */
export const impressed: Wordings = [
  "{Who} says nothing, in the way of somebody who has just revised a sum.",
  "{Who} gives you the kind of look that moves one up a list.",
  "Whatever {who} had expected of you, it was not that.",
  "{Who} watches, and one eyebrow pays you a small compliment.",
  "{Who} lets out a breath that may have been held for some time.",
  "{Who} says something short and admiring, quite softly.",
  "{Who} has gone quiet in a new way.",
  "{Who} makes a note of it, wherever it is that {who} keeps such notes.",
  "You see {who} move you from one column to another.",
  "{Who} nods, the way one nods at a card well played.",
];

/** How somebody takes a failure that they saw. */
export const unimpressed: Wordings = [
  "{Who} does not laugh, which is a kindness of a sort.",
  "{Who} looks away, to let you put your face in order.",
  "{Who} has seen it, and makes no secret of having seen it.",
  '"Well," says {who}, to nobody in particular.',
  "{Who} clicks {their} tongue, once.",
  "{Who} finds something of interest on the floor.",
  "{Who} had expected no better, and is too polite to say it.",
  "{Who} winces on your behalf.",
  "There is a small silence, and {who} lets you have all of it.",
  "{Who} shakes {their} head, not much, but enough.",
];

/** Somebody who is merely there. */
export const idling: Wordings = [
  "{Who} goes on with what {their} hands were doing, a little slower than before.",
  "{Who} has found a reason to stay within earshot.",
  "{Who} shifts {their} weight and says nothing.",
  "{Who} hums two bars of something and abandons it.",
  "A yawn gets as far as {who} and is put down like a rebellion.",
  "{Who} is looking at your boots, and drawing conclusions.",
  "{Who} moves half a pace, so as to see better or be seen less.",
  "You cannot tell whether {who} is bored or being careful.",
  "{Who} catches your eye and lets it go, like a fish too small to keep.",
  "There is a question in the way {who} stands, but it stays there.",
  "{Who} pretends very well not to be here.",
  "From where {who} is, you must look like somebody with a plan.",
  "{Who} glances at the way out, and then at you, and then at nothing.",
  "{Who} rubs {their} neck and waits for the next thing to happen.",
  "You catch {who} watching. Neither of you looks away first.",
  "{Who} says something under the breath, and it is not for you.",
  "{Who} is listening, in the way of people who look elsewhere to do it.",
  "{Who} has the look of somebody counting to ten for reasons of their own.",
];

/** What somebody says when spoken to and there is nothing to tell: by how they stand to the actor. */
export const answers: Readonly<Record<"warm" | "plain" | "cold", Wordings>> = {
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

/** What leads to what somebody tells. */
export const confidings: Wordings = [
  "{Who} leans in and lowers {their} voice.",
  "{Who} looks round once before going on.",
  "What {who} tells you next comes out in one breath, as if it had been waiting.",
  "{Who} picks the words one at a time.",
  '"You didn\'t get this from me," says {who}.',
  "{Who} is quiet long enough to change {their} mind, and does not.",
];
