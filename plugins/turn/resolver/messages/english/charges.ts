import type { Wordings } from "freeform-rpg/language";
import type { MannerLines } from "../manner-lines.ts";

export interface ChargeMessages {
  /** Somebody who was accused of what touches a secret of theirs. */
  readonly struck: Wordings;
  /** Somebody who was accused of a wrong. */
  readonly denying: MannerLines;
  /** Somebody who was called a name. */
  readonly insulted: MannerLines;
  /** Somebody who had the character's word, and heard that it was broken. */
  readonly reproaches: MannerLines;
  /** Somebody to whom the party puts what they have nothing to add to. */
  readonly evidenceOwned: Wordings;
  /** Somebody to whom the party puts what bears on a secret of theirs; `{about}` is what it is about. */
  readonly evidenceTouched: MannerLines;
  /** That it has weight: a sentence behind the one before. */
  readonly evidenceWeakened: Wordings;
  /** Somebody who is provoked and has nothing to tell. */
  readonly accused: Wordings;
  /** Somebody who is threatened and has nothing to tell. */
  readonly frightened: Wordings;
  /** Somebody who is threatened and knows more than they tell. */
  readonly caught: Wordings;
}

export const charges: ChargeMessages = {
  struck: [
    "{Who} has gone very still.",
    "{Who} does not say that it is a lie.",
    '"Who told you that?" says {who}, a moment too late.',
    "The colour goes out of {who}'s face, and the answer with it.",
  ],
  denying: {
    warm: ['"You cannot believe that of me," says {who}.', '"That you can say that," says {who}, quietly.'],
    plain: [
      '"That is not so," says {who}.',
      '"You will want to be very sure before you say that again," says {who}.',
      '"Prove it," says {who}.',
    ],
    cold: ['"Have a care," says {who}.', '"Say that where others can hear it," says {who}, "and see what becomes of you."'],
  },
  insulted: {
    warm: ['"I did not expect that from you," says {who}.', "{Who} looks as if you had thrown something."],
    plain: ['"I have been called worse," says {who}, "by better."', '"Is that what you came to say?" says {who}.'],
    cold: ['"Say that again," says {who}.', "{Who} smiles at you, and it is not a smile."],
  },
  reproaches: {
    warm: [
      '"You had promised," says {who}. "It came back to me all the same, with my name on it."',
      '"I was told what you said of me," says {who}. "I had hoped that it was not true."',
    ],
    plain: [
      '"You gave me your word," says {who}, "and I have heard what it was worth."',
      '"So it was you," says {who}. "Do not promise me anything again."',
    ],
    cold: ['"You have had my trust once," says {who}. "You will not have it twice."', '"I know what you said, and to whom," says {who}.'],
  },
  evidenceOwned: [
    '"So you know that," says {who}.',
    '"I never said otherwise," says {who}.',
    '{Who} nods slowly. "And what will you do with it?"',
    '"Then you need not ask me," says {who}.',
  ],
  evidenceTouched: {
    warm: [
      '{Who} looks at the floor for a while. "You were not meant to find that," says {who}.',
      '"Do not make me say it," says {who}, very quietly.',
      '"Leave {about} in peace," says {who}, "if you can."',
      "{Who} opens both hands as if to let go of something, and closes them again.",
    ],
    plain: [
      "{Who} has gone very still.",
      '"Who else have you told that to?" says {who}, a moment too late.',
      "{Who} does not ask what you mean.",
      '"What is {about} to you?" says {who}, too lightly.',
      '"You have sharp eyes," says {who}. It is not said as praise.',
    ],
    cold: [
      '"Be careful whom you say that to," says {who}, and has lost some colour.',
      "{Who} looks past you, at whoever else may have heard it.",
      '"That proves nothing," says {who}, too quickly.',
      '"You would do well to forget {about}," says {who}.',
    ],
  },
  evidenceWeakened: [
    "One more thing like that, and it will be harder not to answer you.",
    "There is less to hide behind than there was.",
    "You can see that it has gone home.",
  ],
  accused: [
    '"That is a lie," says {who}, and has gone white.',
    '"What do you take me for?" says {who}.',
    '"Say that again where others can hear it," says {who}.',
  ],
  frightened: [
    '"All right," says {who}, with both hands where you can see them. "But there is nothing I could tell you."',
    '"I would say it if I knew it," says {who}, too quickly. "I swear."',
    '{Who} swallows. "I know nothing about that. You can believe it or not."',
  ],
  caught: [
    '{Who} begins to deny it, and does not get that far. "Leave it," says {who}. "Please."',
    '"You do not know what you are asking," says {who}, and looks away first.',
  ],
};
