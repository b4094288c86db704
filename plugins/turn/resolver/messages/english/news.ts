import type { MannerLines } from "../manner-lines.ts";

/** What people say to news. */
export interface NewsMessages {
  /** "You knew, did you not?", of somebody who did. */
  readonly knew: MannerLines;
  /** The same, of somebody who did not. */
  readonly didNotKnow: MannerLines;
  /** Somebody is told what they know. */
  readonly alreadyKnown: MannerLines;
  /** Somebody is told what is new to them. */
  readonly isNew: MannerLines;
}

export const news: NewsMessages = {
  knew: {
    warm: ['"I knew," says {who}. "I had hoped that you need not."', '"Yes," says {who}. "I have known it for a while."'],
    plain: ['"I knew," says {who}.', '"And if I did?" says {who}. "It is no secret."'],
    cold: ['"Of course I knew," says {who}.', '"And what if I did?" says {who}.'],
  },
  didNotKnow: {
    warm: ['"No," says {who}. "I wish somebody had told me."', '"Not until now," says {who}. "I swear it."'],
    plain: ['"No," says {who}. "Not until you said it."', '"This is the first I hear of it," says {who}.'],
    cold: ['"No," says {who}. "And I have only your word for it now."', '"How should I have known?" says {who}.'],
  },
  alreadyKnown: {
    warm: ['"I know," says {who}. "I wondered when you would come to it."', '"So you have found that out," says {who}, and nods.'],
    plain: ['"I know," says {who}.', '"You are not the first to tell me," says {who}.', '"That is no news to me," says {who}.'],
    cold: ['"Tell me something I do not know," says {who}.', '"And?" says {who}.'],
  },
  isNew: {
    warm: [
      '"I did not know that," says {who}, and has to think about it. "It is well that you told me."',
      '"Are you sure?" says {who}. "No, I can see that you are."',
      '{Who} says it over once, under the breath. "So that is how it is."',
    ],
    plain: [
      '"That I had not heard," says {who}.',
      '"And you are sure of it?" says {who}.',
      '"So that is how it is," says {who}, after a moment.',
      '"Who else knows?" says {who}.',
    ],
    cold: [
      '"And why do you tell me?" says {who}.',
      '"If it is true," says {who}, "it is nothing that I asked for."',
      '"Say that to somebody who can use it," says {who}, but has listened.',
    ],
  },
};
