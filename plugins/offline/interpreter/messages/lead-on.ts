import { isStanding } from "freeform-rpg/plugins/turn/scene/lib";
import { findGoal } from "../names/find-goal.ts";
import type { Named } from "../names/name-book.ts";
import { isPersonal, resolvePerson } from "../names/pronouns.ts";
import type { Reading } from "../reading.ts";

/**
 * "Lead the way", "let's go then", "I go with her" to somebody here who has promised to take one somewhere: asks them for that way. Any
 * other text stays as it is.
 */
export const leadOn = (text: string, reading: Reading): string => {
  const words = /^\s*["“][^"“”]*["”][\s,.]*(?=\S)/.exec(text)?.[0] ?? "";
  const said = [going, following].map((way) => way.exec(text.slice(words.length))?.groups).find((groups) => groups !== undefined);
  if (said === undefined) return text;
  const called = said["who"] ?? said["first"];
  const led = waysPromised(reading).findLast(({ who }) => called === undefined || isCalled(who, called, reading));
  return led === undefined ? text : `ask ${led.who.name} to take me to ${led.goal.name}`;
};

interface PromisedWay {
  readonly who: Named;
  readonly goal: Named;
}

/** The ways on which somebody here has promised to take the character. */
const waysPromised = (reading: Reading): PromisedWay[] =>
  reading.packet.facts.flatMap((fact) => {
    const who = reading.book.find(({ id, kind, present }) => id === fact.subject_id && kind === "person" && present);
    if (who === undefined || fact.predicate !== "promised" || !isStanding(fact)) return [];
    const goal = findGoal(leading.exec(String(fact.object["to"]))?.[1] ?? "", reading);
    return goal === undefined ? [] : [{ who, goal }];
  });

const isCalled = ({ id, proper }: Named, called: string, reading: Reading): boolean =>
  isPersonal(called.toLowerCase())
    ? resolvePerson(called.toLowerCase(), reading).some((one) => one.id === id)
    : called
        .toLowerCase()
        .split(/\s+/)
        .some((word) => proper.has(word));

/** "Take you to the pier", "show me the way to the hall". */
const leading =
  /^(?:to )?(?:promise \S+ )?(?:to |that \S+ (?:will )?)?(?:take|lead|bring|guide|walk|escort|row|sail|ferry|drive|show|accompany|get|come|go)\b[^.]*?\b(?:to|into|towards?)\b (.+?)(?:,? (?:now|then|later|soon|today|tonight|tomorrow|at|before|after|when|once|if|as soon)\b.*)?$/i;

const before = String.raw`^\W*(?:(?:so|well|right|ok|okay|good|fine|then|now|and|come on|all right|alright)[\s,.!]+)*`;
const name = String.raw`\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?`;
const end = String.raw`(?:,? (?:then|now|please|together|there|at once))*(?:, (?<who>${name}))?\W*$`;

/** Said to whoever leads. */
const going = new RegExp(
  String.raw`${before}(?:(?<first>${name}), )?(?:(?:please )?lead (?:the way|on|me there|us there)|(?:let['’]?s|let us|we should|shall we) (?:go|be off|be going|get going|set off|set out|leave|be on our way)|after you|off we go|i(?:['’]m| am) ready(?: to go)?|take (?:me|us) there|show me the way)${end}`,
  "iu",
);

/** Done with them. */
const following = new RegExp(
  String.raw`${before}(?:i(?:['’]ll| will)? |we )?(?:(?:go|come|walk|head|leave|set off|set out)(?: along| off)? with|follow|accompany|let) (?<first>${name})(?: lead(?: the way| on| me)?)?${end}`,
  "iu",
);
