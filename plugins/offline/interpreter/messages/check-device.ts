import { withArticle } from "freeform-rpg/language";
import type { Reading } from "../reading.ts";
import type { Named } from "../names/name-book.ts";
import { deviceHere } from "../frames/recordings.ts";
import { wordsOf } from "../text/fold.ts";

/** "Check for messages", "the last number he called", "what's on its screen?": the one device that is spoken of is looked at closely. Any other text stays as it is. */
export const checkDevice = (text: string, reading: Reading): string => {
  const device = deviceHere(reading);
  if (device === undefined || !isSpokenOf(device, text, reading)) return text;
  const look = `I examine ${withArticle(device.name)}`;
  const changed = text
    .split(/(["“][^"”]*["”])/)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replace(corrected, "").replaceAll(asked, `${look}.`).replaceAll(checked, `$<lead>${look}, mainly $<what>`),
    )
    .join("");
  return changed === text || changed.trim() === "" ? text : changed.trim();
};

/** True where the message names the device, or the text before it did. */
const isSpokenOf = ({ calls }: Named, text: string, { packet }: Reading): boolean => {
  const said = new Set(wordsOf([text, ...packet.recent_events.slice(-1).map((event) => event.text)].join(" ")));
  return calls.some(({ head }) => said.has(head));
};

const content = String.raw`(?:messages?|texts?|calls?|call log|history|voicemails?|inbox|contacts?|screen|display|numbers?|log)`;
const which = String.raw`(?:(?:the|its|his|her|their|any|all|my|last|latest|recent|new|saved|old|missed|unread|stored|outgoing|incoming|dialled|dialed|of|for) )*`;
const tail = String.raw`(?: (?:that )?(?:he|she|they|it|[\p{Lu}]\p{L}+) (?:last )?(?:called|rang|dialled|dialed|sent|got|made|received|left))?(?: (?:on|in|from|off) (?:it|there|(?:the|his|her|my) [\p{L}]+))?`;
const things = String.raw`${which}${content}${tail}(?:,? (?:or|and) ${which}${content}${tail})*`;

/** "Check for messages or the last number he called", "scroll through its contacts", "read me the last message". */
const checked = new RegExp(
  String.raw`(?<lead>^|[.!?;,] |\band |\bthen )(?:I |we )?(?:(?:check|read|scroll|go|look|flick|swipe|browse|search|see|open|pull|bring|view|show|thumb)(?: (?:me|us|through|at|up|over|out|into|if there (?:is|are)|what(?:['’]s| is) on))*) (?<what>${things})(?=$|[.!?;,]| and\b)`,
  "giu",
);

/** "What's on its screen?", "any messages?", "who did he call last?" */
const asked = new RegExp(
  String.raw`\b(?:what(?:['’]s| is| are| does| was| were)?(?: (?:on|in))? ${things}(?: (?:say|show|read))?|(?:are there |is there |does it have |has it got )?any ${things}|whom? (?:did|has) (?:he|she|they|\p{Lu}\p{L}+) (?:last )?(?:call|ring|dial|message|text)(?:ed)?(?: last)?)\?`,
  "giu",
);

/** "No, I mean the comm": the next words say what is done with it. */
const corrected = /^\W*(?:no|nope|sorry|wait)[,.]? I mean(?:t)? (?:the|my|his|her|that|this) [\p{L}' ]{2,30}[.,;!]\s+(?=\S)/iu;
