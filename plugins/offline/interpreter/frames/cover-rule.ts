import type { Rule } from "./settling.ts";

/** "Slip behind the figure and watch him", "duck under the table": who goes behind something to spy is hidden there. */
export const ruleCover: Rule = ({ frame, roles }) => {
  const isBehind = roles.some(({ kind, prep }) => covering.test(prep) && /^(?:thing|feature|person|unknown)$/.test(kind));
  const goes = frame.verb.some(({ token }) =>
    /^(?:slip|duck|step|move|creep|sneak|crawl|squeeze|get|stand|dive|melt|drop)$/.test(token.lemma),
  );
  if (!goes || !(isBehind || covered.test(frame.text))) return undefined;
  return spying.test(frame.rest) ? "hide" : undefined;
};

const covering = /^(?:behind|beneath|under|underneath)$/;
const covered = /\b(?:behind|beneath|underneath) (?:the |a |an |his |her |their )?[\p{L}'’-]+/iu;

/** What one does who does not want to be seen at it. */
const spying =
  /^\W*(?:(?:and|then|to|so|i|just|quietly|silently)[\s,]+)*(?:watch|listen|spy|peek|eavesdrop|observe|wait|overhear|see what|hear what)\b|^\W*(?:so (?:that )?)?(?:he|she|they|nobody|no one) (?:can(?:not|['’]t)|do(?:es)? ?n['’]t|won['’]t) (?:see|notice|spot|find)\b/i;
