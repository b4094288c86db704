import type { ReadFrame } from "../reader/read-frames.ts";

/** "And the account books?" before what is done with them, and what only leads on to the rest. */
export const isLeadIn = (frame: ReadFrame, text: string): boolean =>
  leadsOn.test(frame.text) ||
  (text.length > frame.text.length + margin && leavesSeat.test(frame.text)) ||
  (fragment.test(frame.text) && text.includes(`${frame.text}?`));

/** "Before I leave I stop by Sefa", "I give it up for now and walk out": no more than what leads on to the rest. */
const leadsOn =
  /^\W*(?:before (?:i|we) (?:leave|go|head|set off|step)\b|(?:i |we )?(?:give (?:it|that|this|him|her|them) up|leave it (?:at that|be|for now|there)|let it (?:go|be|rest)|drop it)(?: for (?:now|today|tonight))?\W*$)/i;

/** "I get off my stool", "rise from the bench": nobody goes anywhere without it. By itself it is done. */
const leavesSeat =
  /^\W*(?:i |we )?(?:get|climb|slide|slip|hop|rise|stand|step|jump|ease)(?: (?:up|down))? (?:from|off|out of) (?:my|our|the|a|this|that) (?:\w+ )?(?:stool|chair|armchair|seat|bench|sofa|couch|bed|cot|pew|crate|cushion|mat|floor|knees)\W*$/i;

/** Letters that may stand beside what a message is about. */
const margin = 6;

const fragment = /^\W*(?:(?:and|but|so)\s+)?(?:what about |how about )?(?:the|his|her|their|my|that|this|those|these)\b/i;
