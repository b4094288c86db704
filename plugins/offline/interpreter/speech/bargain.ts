import type { EffectDraft } from "freeform-rpg/schemas";
import { resolveThing } from "../names/pronouns.ts";
import type { Reading } from "../reading.ts";
import { readRequest } from "./read-request.ts";
import { inThirdPerson } from "./third-person.ts";

/** A bargain that is offered to someone: what the speaker will do, and what the other is to do for it, both as infinitives without `to`. */
export interface Bargain {
  readonly mine: string;
  readonly theirs: string;
}

/** What a bargain asks of somebody, as an action of words. */
export interface Terms {
  readonly verb: "ask" | "negotiate";
  /** What they are to tell; empty where they are to do something. */
  readonly topic: string;
  readonly effects: readonly EffectDraft[];
}

/** The bargain that words to someone offer: "I'll buy you a drink if you tell me who it was", "lift me up and I'll share it". `null` for none. */
export const bargainIn = (spoken: string): Bargain | null => {
  const said = spoken
    .replaceAll(/[’`]/g, "'")
    .replaceAll(/\b(i|we|you)'ll\b/gi, "$1 will")
    .replaceAll(/\b(i|we) won't\b/gi, "$1 will not")
    .replaceAll(/\b(?:i|we) (?:swear|promise|vow),? (?:that )?(?=(?:i|we) will\b)/gi, "")
    // What the other gets is what the speaker gives.
    .replaceAll(/(?<=\b(?:and|then),? )you (?:will )?(?:get|have|receive) |\byou will (?:get|have|receive) /gi, "I will give you ")
    .replace(/(?<=^|[.?!,;:] )([^.?!,;:]+?) (?:is|are) (?:yours|for you),? (?=(?:if|once|as long as) you\b)/i, "I will give you $1 ")
    .replace(
      /(?<=^|[.?!;:] )((?:half|a (?:third|quarter|share|cut)) of [^.?!,;:]+?),(?: [^.?!,;:]{2,24},)? (?=(?:if|once) you\b)/i,
      (_, share: string) => `I will give you ${share.charAt(0).toLowerCase()}${share.slice(1)} `,
    );
  for (const form of forms) {
    const { mine = "", theirs = "" } = form.exec(said)?.groups ?? {};
    if (mine !== "" && theirs !== "" && !wishing.test(theirs)) return { mine: trim(mine), theirs: trim(theirs) };
  }
  return null;
};

/** The words of one side, without the name that they end in and what leads in to them. */
const trim = (words: string): string => {
  const bare = words
    .trim()
    .replace(/,\s*(?:my )?(?:\p{Lu}[\p{L}'-]+|friend|sir|madam|old man)(?: \p{Lu}[\p{L}'-]+)?$/u, "")
    .replace(/^(?:just|only|then|even|also)\s+/i, "")
    .replace(/[,\s]+$/, "");
  return /^I\b/.test(bare) ? bare : bare.charAt(0).toLowerCase() + bare.slice(1);
};

const will = "(?:will|would|could|can|shall|might)";
const doing =
  "(?:tell|show|give|help|let|take|bring|lend|open|lift|say|keep|come|carry|hold|boost|owe|answer|explain|get|unlock|leave|lead|name)";

/** What one does for an answer: "tell me where she is and I keep it quiet". */
const giving = "(?:keep|give|pay|leave|say nothing|forget|go|walk|buy|help|share|let|burn|owe|put|return)";

const inReturn = "(?:in return|in exchange|for (?:that|it|this)|in turn)";

/** "You lift, I grab": each does a part. */
const part =
  "(?:lift|hold|carry|boost|take|bring|get|climb|grab|push|pull|stand|kneel|catch|throw|watch|distract|guard|go|row|dig|steer|drive|cover|reach|hand|open|keep|talk|wait)";

const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[.?!,;:] )(?:and |so |then )?you (?<theirs>${part}\b[^.?!;,]{0,40}?)(?:,? and|,) (?:then )?i (?:will )?(?<mine>${part}\b[^.?!;]*)`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:deal|bargain)\b[^.?!;]*?\byou (?<theirs>${doing}\b[^.?!;]*?)(?:,? and|,) (?:then )?(?:i|we) (?:${will} )?(?<mine>[^.?!;]+)`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:i|we) (?:${will} )?(?<mine>[^.?!;]+?),? (?:and |but )?${inReturn},? you (?:${will} )?(?<theirs>[^.?!;]+)`,
    "i",
  ),
  new RegExp(
    String.raw`(?:^|[.?!,;:] )(?:and |so )?(?:you )?(?:${will} )?(?<theirs>${doing}\b[^.?!;]*?),? (?:and |but )?${inReturn},? (?:i|we) (?:${will} )?(?<mine>[^.?!;]+)`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:i|we) (?:${will}|promise to) (?<mine>[^.?!;]+?),? (?:if|as long as|provided(?: that)?|once) you(?: ${will})? (?<theirs>[^.?!;]+)`,
    "i",
  ),
  new RegExp(
    String.raw`\bif you(?: ${will})? (?<theirs>[^.?!;,]+?)(?:, [^,.?!;]{2,24})?,? (?:then )?(?:(?:i|we) (?:promise|swear|vow)(?: that)?,? )?(?:i|we) ${will} (?<mine>[^.?!;]+)`,
    "i",
  ),
  new RegExp(
    String.raw`(?:^|[.?!,;] )(?:i )?(?<mine>(?:buy|get|stand|pour|give|pay|lend|fetch|bring) you [^.?!;,]+?),? if you (?<theirs>[^.?!;]+)`,
    "i",
  ),
  new RegExp(
    String.raw`(?:^|[.?!,;:] )(?:(?:please|just|now|so) )*(?:you )?(?<theirs>${doing}\b[^.?!;]*?)(?:,? and|,) (?:then )?(?:i|we) (?:${will} |(?=${giving}\b))(?<mine>[^.?!;]+)`,
    "i",
  ),
];

/** "If you like", "if you see him": no price. Neither is what they are not to do. */
const wishing =
  /^(?:want|like|need|wish|prefer|please|mind|think|see|hear|know|are|were|have|had|do|ask|insist|say so|must|feel|find|ever|not|never|don't)\b/i;

/** Reads what a bargain asks of somebody, and what the speaker owes for it. */
export const readTerms = ({ mine, theirs }: Bargain, who: string, reading: Reading): Terms => {
  const owed: EffectDraft = {
    kind: "agree",
    who: reading.packet.actor_id,
    to: `to ${inThirdPerson(mine, who, reading.packet)}`.replace(/^to (?:not|never) /, "not to ").slice(0, 300),
  };
  const told = answering.exec(theirs)?.[1];
  if (told !== undefined)
    return { verb: "ask", topic: nameIt(told, reading), effects: [{ kind: "agree", who, to: `to tell me ${told}`.trim() }, owed] };
  return { verb: "negotiate", topic: "", effects: [...readRequest(theirs, who, reading), owed] };
};

/** "What's in it": the thing that the words have just spoken of. */
const nameIt = (topic: string, reading: Reading): string => {
  const thing = /\bit\b/i.test(topic) ? resolveThing(reading) : undefined;
  return thing === undefined ? topic : topic.replace(/\bit\b/i, `the ${thing.name.replace(/^the /i, "")}`);
};

/** True where the other is to tell something. */
export const isTelling = ({ theirs }: Bargain): boolean => answering.test(theirs);

const answering =
  /^(?:tell|say|explain|describe|admit|confess|name|answer|talk|speak|share|let|remember|recall|recollect|recogni[sz]e)\b(?: (?:to|with))?(?: (?:me|us))?(?: know)?,?(?: about)? *(.*)$/i;
