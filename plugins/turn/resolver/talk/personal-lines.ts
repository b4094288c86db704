import type { MannerLines } from "./manner.ts";

/** What people answer to a question about themselves of which nothing is written. */
export const personalLines: readonly (readonly [question: RegExp, lines: MannerLines])[] = [
  [
    /\b(?:did|have|was it|were) you (?:\w+ )?(?:who )?(?:kill|murder|poison|drown|stab|strangle|steal|rob|betray|sell|cheat|hurt|burn|push)\w*\b|\bare you (?:the |a )?(?:killer|murderer|thief|traitor|spy|liar)\b/i,
    {
      warm: ['"No," says {who}, very quietly. "That you can ask me that."', '"No," says {who}. "And I would not have thought it of you."'],
      plain: ['"No," says {who}. "What do you take me for?"', '"No," says {who}, and does not look away.'],
      cold: ['"Mind what you say," says {who}. "No."', '"No," says {who}. "Ask me that once more and we are done."'],
    },
  ],
  [
    /\b(?:can|could|may|should|dare) (?:i|we) (?:really )?(?:trust|believe|rely on|count on|depend on) you\b|\bare you (?:lying|honest|telling (?:me |us )?the truth|hiding something)\b/i,
    {
      warm: ['"As far as I can keep a thing," says {who}, "yes."', '"I hope so," says {who}. "I would like you to."'],
      plain: ['"That is for you to find out," says {who}.', '"What would you do if I said yes?" says {who}.'],
      cold: ['"Would you believe me, whatever I said?" says {who}.', '"No more than I can trust you," says {who}.'],
    },
  ],
  [
    /\bwhere (?:do|did) you (?:live|sleep|stay|come from)\b|\bwhere(?: are|'re) you from\b|\b(?:is this|do you live|your) (?:your )?(?:home|house|here|place)\b/i,
    {
      warm: ['"Not far," says {who}. "I never got far."', '"Round about," says {who}. "You would find me if you asked."'],
      plain: ['"Not far from here," says {who}, and leaves it at that.', '"Near enough to walk," says {who}.'],
      cold: ['"Where I live is my own affair," says {who}.', '"You need not know that," says {who}.'],
    },
  ],
  [
    /\bhow long (?:have|did|do|has|were) you\b|\bsince when (?:have|do|are) you\b|\bhow many years (?:have )?you\b/i,
    {
      warm: ['"Longer than I meant to," says {who}, and smiles.', '"Long enough to stop counting," says {who}.'],
      plain: ['"Longer than I meant to," says {who}.', '"Long enough to stop counting," says {who}.'],
      cold: ['"Long enough to know when I am being pumped," says {who}.', '"Long enough," says {who}.'],
    },
  ],
  [
    /\bare you (?:married|single|alone|widowed|a (?:mother|father|widow|widower))\b|\b(?:have|got) (?:you )?(?:got )?(?:a |an |any )?(?:wife|husband|child|children|kids?|family|sister|brother|son|daughter|sweetheart)\b|\bis \S+(?: \S+)? your (?:wife|husband|child|sister|brother|son|daughter|mother|father|sweetheart|lover|friend)\b|\byour (?:wife|husband|child|children|sister|brother|son|daughter|mother|father|family|sweetheart)\b/i,
    {
      warm: [
        '"That is a long story," says {who}, "and it wants a long evening."',
        '"Ask me that when there is less to do," says {who}, not unkindly.',
      ],
      plain: ['"I keep that to myself," says {who}.', '"That is a long story," says {who}, and does not begin it.'],
      cold: ['"That is none of your business," says {who}.', '"I will not say," says {who}.'],
    },
  ],
  [
    /\bhow old are you\b|\byour age\b/i,
    {
      warm: ['"Old enough to be asked politely," says {who}, and laughs.', '"Guess," says {who}, "and be kind."'],
      plain: ['"Old enough," says {who}.', '"I have stopped counting," says {who}.'],
      cold: ['"Old enough to be asked more politely," says {who}.', '"I will not say," says {who}.'],
    },
  ],
  [
    /\bhow do you feel\b|\bwhat(?:'s| is) (?:wrong|the matter|troubling|bothering)\b|\b(?:are|aren't|were) you (?:\w+ )?(?:all right|ok(?:ay)?|well|afraid|scared|frightened|nervous|worried|tired|sad|happy|angry|cold|hungry|lonely|drunk|hurt|ill|sick|upset|ashamed)\b|\bdo you (?:feel|look|worry)\b/i,
    {
      warm: ['"A little," says {who}. "It is good of you to ask."', '"Does it show?" says {who}.'],
      plain: ['"Do I look it?" says {who}.', '"No more than anybody would be," says {who}.'],
      cold: ['"I am as you see me," says {who}.', '"What is that to you?" says {who}.'],
    },
  ],
  [
    /\bwhat are you (?:\w+ )?(?:doing|making|reading|drinking|eating|cooking|building|carving|sewing|knitting|working on|up to|looking at|writing)\b/i,
    {
      warm: ['"What you see," says {who}. "It keeps the hands busy."', '"Come and look, if you like," says {who}.'],
      plain: ['"What you see," says {who}.', '"What I do every day," says {who}.'],
      cold: ['"Minding my own business," says {who}.', '"What does it look like?" says {who}.'],
    },
  ],
  [
    /\bdo you (?:like|enjoy|love) (?:it|your|this|working|living|being)\b|\bare you (?:happy|content) (?:here|with)\b|\b(?:what(?:'s| is) )?your favou?rite\b|\bdo you like\b/i,
    {
      warm: ['"Well enough," says {who}. "There are worse things."', '"Most days," says {who}.'],
      plain: ['"Some days," says {who}.', '"One gets used to it," says {who}.'],
      cold: ['"Nobody asked me before," says {who}, "and nobody need start."', '"I do not think about it," says {who}.'],
    },
  ],
  [
    /\bwhat do you want\b|\bwhat are you after\b|\bwhat would you like\b/i,
    {
      warm: ['"A quiet day," says {who}. "And yours is the face I would ask it of."', '"For this to end well," says {who}.'],
      plain: ['"To be done with today," says {who}.', '"No more trouble than there is," says {who}.'],
      cold: ['"To be left alone," says {who}.', '"An end to questions," says {who}.'],
    },
  ],
  [
    /\bwhat do you (?:think|make) of\b|\bdo you (?:trust|hate|believe|suspect)\b|\bwhat(?:'s| is) your (?:opinion|view)\b|\bdo you think\b/i,
    {
      warm: [
        '"I think what I think," says {who}, "and I would rather be sure before I say it."',
        '"I have wondered about that," says {who}, "and got no further."',
      ],
      plain: ['"I would rather not say," says {who}.', '"It is not for me to judge," says {who}.'],
      cold: ['"What I think I keep," says {who}.', '"Ask somebody who cares," says {who}.'],
    },
  ],
];

/** What somebody says who will say neither yes nor no of themselves. */
export const unsaid: MannerLines = {
  warm: ['"I would tell you if I could," says {who}. "I will say neither yes nor no."', '"Do not ask me that," says {who}, gently.'],
  plain: ['"I will not say," says {who}.', '"I will say neither yes nor no to that," says {who}.', '"That stays with me," says {who}.'],
  cold: ['"I will not say," says {who}.', '"I need not answer that," says {who}.', '"Think what you like," says {who}.'],
};

/** What somebody says who knows of nothing of the kind. */
export const unknown: MannerLines = {
  warm: ['"Not that I know," says {who}. "I would tell you."', '"Not that I ever heard," says {who}.'],
  plain: ['"Not that I know," says {who}.', '"I never heard so," says {who}.', '"I could not swear to it either way," says {who}.'],
  cold: ['"Not that I know," says {who}.', '"How should I know?" says {who}.'],
};

/** What somebody says to a question about the one who asks it. */
export const yourOwn: MannerLines = {
  warm: ['"You would know that better than I," says {who}.', '"If you do not know that, who does?" says {who}, smiling.'],
  plain: ['"You would know that better than I," says {who}.', '"You tell me," says {who}.'],
  cold: ['"That is yours to know," says {who}.', '"You tell me," says {who}.'],
};
