/** The topic of a question about the way to somewhere, or about somebody's trust: they open like questions for advice. `null` for any other. */
export const aboutWays = (asked: string): string | null => {
  for (const pattern of trusts) {
    const who = pattern.exec(asked)?.[1];
    if (who !== undefined) return `trust ${who}`;
  }
  const to = (way.exec(asked) ?? direction.exec(asked) ?? duration.exec(asked))?.[1];
  return to === undefined || anything.test(to) ? null : `way ${to}`;
};

const trusts: readonly RegExp[] = [
  /^(?:what|how)(?: else)? (?:could|can|should|do|would|might|must) (?:i|we) (?:do )?(?:to )?(?:make|get|win|earn|gain|regain) (?!the trust\b)(.+?)(?:'s)? (?:to )?(?:trust|confidence|respect|like|believe)(?: (?:me|us))?(?: more)?$/i,
  /^(?:what|how)(?: else)? (?:could|can|should|do|would|might|must) (?:i|we) (?:do )?(?:to )?(?:win|earn|gain|regain|get) the (?:trust|confidence) of (.+)$/i,
  /^what (?:would|will|does|might) it take (?:for|to (?:make|get)) (.+?) (?:to )?(?:trust|like|believe) (?:me|us)$/i,
  /^(?:why (?:does|do)(?:n't| not)?|does|do) (?!you\b|i\b|we\b)(.+?) (?:not )?(?:trust|like) (?:me|us)$/i,
];

const way =
  /^(?:do (?:i|we) know )?(?:how to (?:get|go|come)|how (?:do|can|would|could|should) (?:i|we) (?:get|go|come|travel|walk|find (?:my|the|our) way)|(?:which|what)(?: is|'s)? (?:the )?(?:way|road|path)(?: is| leads)?|where is the (?:way|road|path)) (?:back |over |down |up |out )?to (?:the )?(.+?)(?: from here)?$/i;

/** "Which way is Ferry Hall?" */
const direction =
  /^(?:which|what) (?:way|direction) (?:is|are|leads? to|goes? to|to) (?:the )?(?!(?:out|on|back|in|up|down|open|clear|safe|it)\b)(.+)$/i;

/** "How long is it to Ferry Hall?", "how long would it take me to get to the mill?" */
const duration =
  /^how (?:long|far|much time) (?:is (?:it|the (?:way|walk|road))|(?:does|would|will) it take(?: (?:me|us))?)(?: from here)? (?:to (?:get|go|walk|come|travel) )?to (?:the )?(.+?)(?: from here)?$/i;

/** What is no place: "how do I get to know her". */
const anything = /^(?:know|see|be|work|talk|speak|meet|sleep|do|have|there|here|him|her|them|it|that|this)\b/i;
