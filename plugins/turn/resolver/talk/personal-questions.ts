import type { PersonalMessages } from "../messages/english/personal.ts";

/** Questions about somebody of whom nothing is written, each with the messages that answer it. */
export const personalQuestions: readonly (readonly [question: RegExp, about: keyof PersonalMessages])[] = [
  [
    /(?<!\b(?:what|whom?|where|when|why|how|which)\b[^?]*)\b(?:did|have|was it|were) you (?:\w+ )?(?:who )?(?:kill|murder|poison|drown|stab|strangle|steal|rob|betray|sell|cheat|hurt|burn|push)\w*\b|\bare you (?:the |a )?(?:killer|murderer|thief|traitor|spy|liar)\b/i,
    "guilt",
  ],
  [
    /\b(?:can|could|may|should|dare) (?:i|we) (?:really )?(?:trust|believe|rely on|count on|depend on) you\b|\bare you (?:lying|honest|telling (?:me |us )?the truth|hiding something)\b/i,
    "honesty",
  ],
  [
    /\bwhere (?:do|did) you (?:live|sleep|stay|come from)\b|\bwhere(?: are|'re) you from\b|\b(?:is this|do you live|your) (?:your )?(?:home|house|here|place)\b/i,
    "home",
  ],
  [/\bhow long (?:have|did|do|has|were) you\b|\bsince when (?:have|do|are) you\b|\bhow many years (?:have )?you\b/i, "since"],
  [
    /\bare you (?:married|single|alone|widowed|a (?:mother|father|widow|widower))\b|\b(?:have|got) (?:you )?(?:got )?(?:a |an |any )?(?:wife|husband|child|children|kids?|family|sister|brother|son|daughter|sweetheart)\b|\bis \S+(?: \S+)? your (?:wife|husband|child|sister|brother|son|daughter|mother|father|sweetheart|lover|friend)\b|\byour (?:wife|husband|child|children|sister|brother|son|daughter|mother|father|family|sweetheart)\b/i,
    "family",
  ],
  [/\bhow old are you\b|\byour age\b/i, "age"],
  [
    /\bwhat(?:'s| is| has)? ?(?:is |has |keeps )?(?:wrong|the matter|troubling|bothering|eating|worrying|frightening|scaring|(?:got|made|makes?|making|keeping) you (?:so )?\w+ed\b|(?:got|made|makes?|making|keeping) you (?:so )?(?:nervous|upset|sad|happy|angry|jumpy|quiet|cheerful|awake|smile|laugh|cry|sigh))|\bwhat(?:'s| is) on your mind\b|\bwhy (?:are|do) you (?:look |seem )?(?:so|crying|laughing|smiling|shaking|trembling|sad|angry|upset|nervous|afraid)\b/i,
    "trouble",
  ],
  [
    /\bhow do you feel\b|\bon your mind\b|\b(?:are|aren't|were) you (?:\w+ )?(?:all right|ok(?:ay)?|well|afraid|scared|frightened|nervous|worried|tired|sad|happy|angry|cold|hungry|lonely|drunk|hurt|ill|sick|upset|ashamed)\b|\bdo you (?:feel|look|worry)\b/i,
    "feeling",
  ],
  [
    /\bwhat are you (?:\w+ )?(?:doing|making|reading|drinking|eating|cooking|building|carving|sewing|knitting|working on|up to|looking at|writing)\b/i,
    "doing",
  ],
  [
    /\bdo you (?:like|enjoy|love) (?:it|your|this|working|living|being)\b|\bare you (?:happy|content) (?:here|with)\b|\b(?:what(?:'s| is) )?your favou?rite\b|\bdo you like\b/i,
    "liking",
  ],
  [/\bwhat do you want\b|\bwhat are you after\b|\bwhat would you like\b/i, "wanting"],
  [
    /\bwhat do you (?:think|make) of\b|\bdo you (?:trust|hate|believe|suspect)\b|\bwhat(?:'s| is) your (?:opinion|view)\b|\bdo you think\b/i,
    "opinion",
  ],
  [/\b(?:what|how much) (?:do|would|shall) (?:i|we) owe you\b|\bhow much (?:is|for|do you want|would that be)\b/i, "price"],
  [/\b(?:what (?:brings|brought) you|why are you here|what are you (?:doing )?here for)\b/i, "coming"],
  [
    /\b(?:were|are) you (?:two |both )?(?:close|friends?|friendly|fond of|related)\b|\b(?:who|what) (?:was|is|were) .+ to you\b|\bdid you (?:like|love|hate) (?:him|her|them|\p{Lu}\S*)/iu,
    "closeness",
  ],
  [
    /^\W*(?:[\p{L}'’-]+,\s*)?(?:(?:and|so|but|then|well|now)[\s,]+)*(?:what|whom?|where|when|why|how|which)\b[^?]*\b(?:did|have|had|do|will|would|are|were|can|could|wo|should)(?:n['’]t)? you\b(?! (?:ever |really |already )?(?:know|see|hear|heard|remember|find|found|mean|say|tell|call|notice|recognise|recognize|learn)\b)/iu,
    "deeds",
  ],
  // A question that is only reported: "who you have been toasting all night".
  [
    /^\W*(?:what|whom?|where|when|why|how|which)\b[^?]{0,40}?\byou (?:have|had|were|are|did|do|\w+ed)\b(?! (?:know|see|hear|heard|remember|find|say|tell|learn|think))[^?]*$/i,
    "deeds",
  ],
];

/** Questions about the one who is asked, to which nothing that is known of somebody else is an answer: "how long have you known Viktor?". */
export const isPersonal = (question: string): boolean => personalQuestions.some(([asked, about]) => own.has(about) && asked.test(question));

const own: ReadonlySet<keyof PersonalMessages> = new Set([
  "since",
  "age",
  "home",
  "family",
  "trouble",
  "feeling",
  "doing",
  "liking",
  "price",
  "coming",
]);

/** "What did you do there?": nobody else knows better. */
export const asksDeed = (question: string): boolean => personalQuestions.find(([asked]) => asked.test(question))?.[1] === "deeds";
