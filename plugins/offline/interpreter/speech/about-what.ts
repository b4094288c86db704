/** A form of question, and the topic that its parts make. */
interface Form {
  readonly pattern: RegExp;
  readonly topic: (first: string, second: string) => string | null;
}

/** "The reckoner you spoke of", "that safe everybody keeps looking at": who spoke of it is no part of the question. */
const mentionedBy =
  /^(.*\s\S+),? (?:that |which |whom? )?(?:you|they|he|she|(?:every|some|any)(?:body|one)) (?:just |keeps? |kept |always |all )*(?:mention|mentioned|spoke (?:of|about)|talked (?:of|about)|described|told me (?:of|about)|said|(?:looking|staring|glancing|talking|drinking|toasting)(?: at| about| of| to)?|looks? at|stares? at|means?|meant)$/u;

/** A question without the words that say who spoke of its subject. */
export const trimSpeaker = (asked: string): string => asked.replace(mentionedBy, "$1");

/** The topic of a question about something in particular: `about`, `where`, `said`, `judge` with their subject, `paid`; `null` for others. */
export const aboutWhat = (question: string): string | null => {
  const asked = question.replace(/,? (?:if anything|if any)$/i, "");
  for (const { pattern, topic } of forms) {
    const found = pattern.exec(asked);
    const [first = "", second = ""] = found?.slice(1).filter((part) => part !== undefined) ?? [];
    const meant = found === null ? null : topic(first, second);
    if (meant !== null) return meant;
  }
  return null;
};

const about =
  /^(?:what (?:do|did|have) (?:i|we) (?:know|remember|learn(?:ed|t)?|hear|heard|got|found out|find out|figured out|gathered|discovered) (?:so far )?(?:about|of|on)|who (?:is|was|are|the hell is)|who's|what(?:'s| is| was| are)|tell me (?:more )?about|remind me (?:about|of|who|what)|do i (?:know|remember|recognise|recognize)|have i (?:met|seen)|have i heard (?:of|about))\s+(?:(?:written|carved|cut|inscribed|engraved|painted|printed|scratched|drawn)\s+)?(?:(?:in|inside|on|behind|under)\s+)?(?:the |a |an |that |this )?(.+)$/i;

/** Sums and words for them. */
const money = /^(?:money|creds?|coins?|shillings?|bribe|payment|tip|cash|notes?|bills?|sum)$/i;

/** Who and what are only pointed to, and what goes on: no subject. */
const pointed = /^(?:here|there|around|going on|he|she|they|it|that|this|him|her|them) *(?:doing|saying)?$/i;

/** Whoever it may be. */
const nobody = /^(?:any|some|no|every)(?: ?one|body)$/i;

const forms: readonly Form[] = [
  {
    // "Do I believe her", "is Ota lying to me": what to make of somebody.
    pattern:
      /^(?:do|should|can|could) (?:i|we) (?:really )?(?:believe|trust) (\S+(?: \S+)?)$|^(?:is|was) (.+?) (?:lying|telling (?:me |us )?the truth|honest|hiding something|trustworthy|to be trusted|being honest)(?: (?:to|with) (?:me|us))?$/i,
    topic: (who) => `judge ${who}`,
  },
  {
    // "Did he take the money", "did Ota get his whisky".
    pattern:
      /^(?:did|has|have|does) (?!i\b|we\b|you\b|anyone\b|anything\b)(.+?) (?:take|taken|took|accept|accepted|get|got|receive|received|keep|kept|have) (?:the |my |his |her |their |its |that |a |an )?(.+)$/i,
    topic: (_, what) => (money.test(what) ? "paid" : pointed.test(what) ? null : `where ${what}`),
  },
  {
    // "What did I promise Viktor", "what promises have I made", "what do I still owe", "what did she promise me".
    pattern:
      /^(?:what|which) (?:(?:all )?(?:did|have|had) (?:i|we) (?:just |ever |all )?(?:promised?|swear|sworn)(?: to)?|do (?:i|we) (?:still )?owe(?: to)?|promises? (?:did|have|had) (?:i|we) (?:just )?(?:make|made|give|given)(?: to)?)(?: (?!do\b|you\b)(.+))?$/i,
    topic: (whom) => `promises ${whom}`.trim(),
  },
  {
    pattern: /^what (?:did|has|have|had) (?!i\b|we\b|you\b)(.+?) (?:just )?promised?(?: (?:to )?(?:me|us))?$/i,
    topic: (who) => `promises ${who}`,
  },
  {
    // What someone wants to be reminded of, in whole: "what did I give Viktor", "where did we leave the boat".
    pattern:
      /^(?:what|where|when|why|whom?|how (?:much|many)|which \w+)(?: \w+)? (?:(?:did|have|had) (?:i|we)|do (?:i|we)(?= owe\b| call\b)) (?!.*\byou\b)(?!do$|just\b|got\b|see$|hear$)(.+)$/i,
    topic: (did) => `about ${did.replace(/[\s,]+$/, "")}`,
  },
  {
    pattern: /^(?:do i|can i|i try to) (?:remember|recall) (?:what|where|when|how|that|who) (.+)$/i,
    topic: (that) => `about ${that.replace(/^(?:i|we) /i, "")}`,
  },
  {
    pattern:
      /^(?:where|whereabouts)(?:'s| is| are| was| were| has| have| did| (?:can|do|could|would) (?:i|we) find) (?:my |the |our |an? )?(?!i\b|we\b|you\b)(.+?)(?: go| gone| got to| been| kept| stored| hidden| located| stowed)?$/i,
    topic: (what) => `where ${what}`,
  },
  {
    pattern:
      /^what (?:did|has|have) (?!i\b|we\b|you\b)(.+?) (?:just )?(?:say|said|tell|told|mention|mentioned|call|called)\b(?: (?:to )?(?:me|us))?(.*)$/i,
    topic: (who, words) => (words.trim() === "" ? `said ${who}` : `about ${who}${words}`),
  },
  { pattern: /^what (?:do|does|did) (.+?) look like$/i, topic: (what) => `looks ${what}` },
  {
    // "Has Chen seen me", "am I being followed".
    pattern:
      /^(?:has|have|did|does|do|can|is|are) (?!i\b|we\b|you\b)(.+?) (?:really |just |already )*(?:seen|see|notice[ds]?|spot(?:ted)?|watch(?:ing|ed)?|follow(?:ing|ed)?|hear(?:d)?|looking at)(?: (?:me|us|that|it|any of (?:that|this|it)))?$/i,
    topic: (who) => `noticed ${nobody.test(who) ? "" : who}`.trim(),
  },
  {
    pattern: /^(?:am i|are we|was i|were we) (?:still )?(?:being )?(?:seen|watched|followed|noticed|spotted|unseen|hidden)(?: by (.+))?$/i,
    topic: (who) => `noticed ${nobody.test(who) ? "" : who}`.trim(),
  },
  {
    // Only they can say what somebody knows or thinks.
    pattern:
      /^what (?:do|does|did) (?!i\b|we\b|you\b|everyone\b|everybody\b|people\b|they\b)(.+?) (?:know|think|believe|want|feel|say)\b.*$/i,
    topic: (who) => `mind ${who}`,
  },
  {
    pattern: /^how (?:old|tall|big|large) (?:is|are|was|were) (?:the |that |this )?(.+)$/i,
    topic: (what) => `about ${what}`,
  },
  {
    pattern: about,
    topic: (subject) =>
      pointed.test(subject) && !/^(?:him|her|them)$/i.test(subject) ? null : /^(?:me|i)$/i.test(subject) ? "self" : `about ${subject}`,
  },
];
