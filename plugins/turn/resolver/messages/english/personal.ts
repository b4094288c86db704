import type { MannerLines } from "../manner-lines.ts";

export interface PersonalMessages {
  /** "Did you do it? Are you a thief?" */
  readonly guilt: MannerLines;
  /** "Can I trust you?" */
  readonly honesty: MannerLines;
  /** "Where do you live?" */
  readonly home: MannerLines;
  /** "How long have you been here?" */
  readonly since: MannerLines;
  /** "Are you married?" */
  readonly family: MannerLines;
  /** "How old are you?" */
  readonly age: MannerLines;
  /** "What's got you so nervous?", "why are you crying?" */
  readonly trouble: MannerLines;
  /** "Are you all right?" */
  readonly feeling: MannerLines;
  /** "What are you doing?" */
  readonly doing: MannerLines;
  /** "Do you like it here?" */
  readonly liking: MannerLines;
  /** "What do you want?" */
  readonly wanting: MannerLines;
  /** "What do you think of him?" */
  readonly opinion: MannerLines;
  /** "What do I owe you?" */
  readonly price: MannerLines;
  /** "What brings you here?" */
  readonly coming: MannerLines;
  /** "Were you two close? Who was he to you?" */
  readonly closeness: MannerLines;
  /** "What did you do there?" */
  readonly deeds: MannerLines;
  /** What somebody says to a question about themselves to which nothing is written, and nothing hidden. */
  readonly evasion: MannerLines;
  /** "Did you see his face?", "have you heard her?", to somebody who did not. */
  readonly unnoticed: MannerLines;
  /** What somebody says who will say neither yes nor no of themselves. */
  readonly unsaid: MannerLines;
  /** What somebody says who knows of nothing of the kind. */
  readonly unknown: MannerLines;
  /** What somebody says to a question about the one who asks it. */
  readonly yourOwn: MannerLines;
}

export const personal: PersonalMessages = {
  guilt: {
    warm: ['"No," says {who}, very quietly. "That you can ask me that."', '"No," says {who}. "And I would not have thought it of you."'],
    plain: ['"No," says {who}. "What do you take me for?"', '"No," says {who}, and does not look away.'],
    cold: ['"Mind what you say," says {who}. "No."', '"No," says {who}. "Ask me that once more and we are done."'],
  },
  honesty: {
    warm: ['"As far as I can keep a thing," says {who}, "yes."', '"I hope so," says {who}. "I would like you to."'],
    plain: ['"That is for you to find out," says {who}.', '"What would you do if I said yes?" says {who}.'],
    cold: ['"Would you believe me, whatever I said?" says {who}.', '"No more than I can trust you," says {who}.'],
  },
  home: {
    warm: ['"Not far," says {who}. "I never got far."', '"Round about," says {who}. "You would find me if you asked."'],
    plain: ['"Not far from here," says {who}, and leaves it at that.', '"Near enough to walk," says {who}.'],
    cold: ['"Where I live is my own affair," says {who}.', '"You need not know that," says {who}.'],
  },
  since: {
    warm: ['"Longer than I meant to," says {who}, and smiles.', '"Long enough to stop counting," says {who}.'],
    plain: ['"Longer than I meant to," says {who}.', '"Long enough to stop counting," says {who}.'],
    cold: ['"Long enough to know when I am being pumped," says {who}.', '"Long enough," says {who}.'],
  },
  family: {
    warm: [
      '"That is a long story," says {who}, "and it wants a long evening."',
      '"Ask me that when there is less to do," says {who}, not unkindly.',
    ],
    plain: ['"I keep that to myself," says {who}.', '"That is a long story," says {who}, and does not begin it.'],
    cold: ['"That is none of your business," says {who}.', '"I will not say," says {who}.'],
  },
  age: {
    warm: ['"Old enough to be asked politely," says {who}, and laughs.', '"Guess," says {who}, "and be kind."'],
    plain: ['"Old enough," says {who}.', '"I have stopped counting," says {who}.'],
    cold: ['"Old enough to be asked more politely," says {who}.', '"I will not say," says {who}.'],
  },
  trouble: {
    warm: ['"Nothing that you could mend," says {who}. "It is good of you to ask."', '"It has been one of those days," says {who}.'],
    plain: ['"It has been one of those days," says {who}.', '"Nothing that talking would help," says {who}.'],
    cold: ['"What is that to you?" says {who}.', '"Nothing that concerns you," says {who}.'],
  },
  feeling: {
    warm: ['"A little," says {who}. "It is good of you to ask."', '"Does it show?" says {who}.'],
    plain: ['"Do I look it?" says {who}.', '"No more than anybody would be," says {who}.'],
    cold: ['"I am as you see me," says {who}.', '"What is that to you?" says {who}.'],
  },
  doing: {
    warm: ['"What you see," says {who}. "It keeps the hands busy."', '"Come and look, if you like," says {who}.'],
    plain: ['"What you see," says {who}.', '"What I do every day," says {who}.'],
    cold: ['"Minding my own business," says {who}.', '"What does it look like?" says {who}.'],
  },
  liking: {
    warm: ['"Well enough," says {who}. "There are worse things."', '"Most days," says {who}.'],
    plain: ['"Some days," says {who}.', '"One gets used to it," says {who}.'],
    cold: ['"Nobody asked me before," says {who}, "and nobody need start."', '"I do not think about it," says {who}.'],
  },
  wanting: {
    warm: ['"A quiet day," says {who}. "And yours is the face I would ask it of."', '"For this to end well," says {who}.'],
    plain: ['"To be done with today," says {who}.', '"No more trouble than there is," says {who}.'],
    cold: ['"To be left alone," says {who}.', '"An end to questions," says {who}.'],
  },
  opinion: {
    warm: [
      '"I think what I think," says {who}, "and I would rather be sure before I say it."',
      '"It is too soon to say what it means," says {who}.',
    ],
    plain: ['"I would rather not say," says {who}.', '"It is not for me to judge," says {who}.'],
    cold: ['"What I think I keep," says {who}.', '"Ask somebody who cares," says {who}.'],
  },
  price: {
    warm: ['"Tonight? Nothing," says {who}. "Ask me again tomorrow."', '"Leave it," says {who}. "We will not fall out over that."'],
    plain: ['"We will settle up when you go," says {who}.', '"What it is worth to you," says {who}.'],
    cold: ['"More than you would like," says {who}.', '"It goes on the slate," says {who}, "and I can read."'],
  },
  coming: {
    warm: ['"The company," says {who}, "such as it is."', '"I would sooner be here than alone tonight," says {who}.'],
    plain: ['"One has to be somewhere," says {who}.', '"The same as everybody," says {who}.'],
    cold: ['"Not the talk," says {who}.', '"What brings you?" says {who}.'],
  },
  closeness: {
    warm: ['"I will tell you that another day," says {who}, "when it is easier."', '"It does not fit into one sentence," says {who}.'],
    plain: ['"We spoke," says {who}, "as people do here."', '"It is hard to say now," says {who}.'],
    cold: ['"That is not yours to ask," says {who}.', '"What is it to you?" says {who}.'],
  },
  deeds: {
    warm: ['"That I would rather leave where it is," says {who}.', '"Do not ask me that just now," says {who}.'],
    plain: ['"You ask a good deal," says {who}.', '"I will not go into that," says {who}.'],
    cold: ['"That is no business of yours," says {who}.', '"You will have to do without an answer," says {who}.'],
  },
  evasion: {
    warm: ['"Why do you ask?" says {who}, and smiles.', '"Some would say so," says {who}.', '"More or less," says {who}.'],
    plain: [
      '"What makes you ask?" says {who}.',
      '"That depends who wants to know," says {who}.',
      '"You could put it that way," says {who}.',
    ],
    cold: ['"What is it to you?" says {who}.', '"You ask a good deal," says {who}.'],
  },
  unnoticed: {
    warm: ['"No," says {who}. "I wish I could say otherwise."', '"Not that I noticed," says {who}. "I would tell you."'],
    plain: ['"No," says {who}. "Nothing of the kind."', '"Not that I noticed," says {who}.'],
    cold: ['"No," says {who}.', '"No," says {who}. "I mind my own business."'],
  },
  unsaid: {
    warm: ['"I would tell you if I could," says {who}. "I will say neither yes nor no."', '"Do not ask me that," says {who}, gently.'],
    plain: ['"I will not say," says {who}.', '"I will say neither yes nor no to that," says {who}.', '"That stays with me," says {who}.'],
    cold: ['"I will not say," says {who}.', '"I need not answer that," says {who}.', '"Think what you like," says {who}.'],
  },
  unknown: {
    warm: ['"Not that I know," says {who}. "I would tell you."', '"Not that I ever heard," says {who}.'],
    plain: ['"Not that I know," says {who}.', '"I never heard so," says {who}.', '"I could not swear to it either way," says {who}.'],
    cold: ['"Not that I know," says {who}.', '"How should I know?" says {who}.'],
  },
  yourOwn: {
    warm: ['"You would know that better than I," says {who}.', '"If you do not know that, who does?" says {who}, smiling.'],
    plain: ['"You would know that better than I," says {who}.', '"You tell me," says {who}.'],
    cold: ['"That is yours to know," says {who}.', '"You tell me," says {who}.'],
  },
};
