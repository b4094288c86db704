import type { Rule } from "./settling.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import { isThingHere, namedOf } from "./shape.ts";
import type { Role } from "./shape.ts";

/** "Go along the shelves, looking for a loose one", "brush the dust off the lid to see what is written": done to find something out. */
const ruleSeek: Rule = ({ frame, meant, roles }) => {
  const isSearch = seeking.test(frame.text);
  if (!isSearch && !measuring.test(frame.text) && !wondering.test(frame.text) && !piecemeal.test(frame.text)) return undefined;
  const isMeasured = meant.verb === "put" && measuring.test(frame.text);
  const isBodily = isMeasured || /^(?:go|chase|stealth|climb|wait|gesture|search|look)$/.test(meant.family) || isHandled(meant.verb, roles);
  if (!isBodily || meant.verb === "flee" || !roles.some(isThingHere) || roles.some(({ kind }) => kind === "person" || kind === "place"))
    return undefined;
  return isSearch ? "search" : "examine";
};

/** What is used without another thing: "use the key on the lock to see if it fits" tries it. */
const isHandled = (verb: string, roles: readonly Role[]): boolean => verb === "use" && roles.filter(isThingHere).length === 1;

const seeking =
  /\b(?:looking|searching|feeling|hunting|groping) (?:\w+ )?for (?:an?|any\w*|some\w*|what\w*|whichever|the one|signs?|traces?)\b/i;

const wondering =
  /\b(?:to|and) (?:see|learn|find out|check|tell|feel|work out|make out|discover|know) (?:if|whether|what|which|how|any\w*)\b/i;

/** "Lay the rope along the prints to get the length of the stride". */
const measuring =
  /\bto (?:get|take|gauge|judge|find|check|learn) (?:the|their|its) (?:length|size|width|height|depth|measure|shape)\b|\bto measure\b/i;

/** "Lay the rope along the prints to get their length": the prints are looked at, and not what one measures them with. */
export const withMeasured = ({ text }: ReadFrame, roles: readonly Role[]): readonly Role[] => {
  const measured = measuring.test(text) ? roles.find((role) => isThingHere(role) && namedOf(role.ref)?.carried !== true) : undefined;
  return measured === undefined ? roles : [{ ...measured, role: "target" }];
};

/** "Stone by stone", "from pin to pin". */
const piecemeal = /\b(\p{L}{3,}) by \1\b|\bfrom (\p{L}{3,}) to \2\b/iu;

/** "Copy down the tides from the board": read, and nothing made of it. */
const ruleCopied: Rule = ({ frame, roles }) =>
  /^\W*(?:i |we |then |and )*(?:copy|note|jot|write|memori[sz]e|transcribe|scribble)(?: (?:down|out))? .*\b(?:from|off)\b/i.test(
    frame.text,
  ) && roles.some((role) => isThingHere(role) && /^(?:from|off)$/.test(role.prep))
    ? "read"
    : undefined;

/** "Read Viktor": seen in his face. */
const ruleReadFace: Rule = ({ meant, frame, roles }) => {
  const [only, ...more] = roles;
  const reads = frame.verb.some(({ token }) => /^(?:read|study|gauge|size|assess)$/.test(token.lemma));
  return reads &&
    !/\b(?:out|aloud|to)\b/i.test(frame.text) &&
    only?.kind === "person" &&
    only.prep === "" &&
    more.length === 0 &&
    /^(?:talk|gesture|search)$/.test(meant.family)
    ? "examine"
    : undefined;
};

/** What is done to find something out, whatever its verb was taken for. */
export const findingRules: readonly Rule[] = [ruleCopied, ruleSeek, ruleReadFace];
