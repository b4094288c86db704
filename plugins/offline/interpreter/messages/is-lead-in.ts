import type { ReadFrame } from "../reader/read-frames.ts";

/** "And the account books?" before what is done with them, and what only leads on to the rest. */
export const isLeadIn = (frame: ReadFrame, text: string): boolean =>
  leadsOn.test(frame.text) || (fragment.test(frame.text) && text.includes(`${frame.text}?`));

/** "Before I leave I stop by Sefa", "I give it up for now and walk out": no more than what leads on to the rest. */
const leadsOn =
  /^\W*(?:before (?:i|we) (?:leave|go|head|set off|step)\b|(?:i |we )?(?:give (?:it|that|this|him|her|them) up|leave it (?:at that|be|for now|there)|let it (?:go|be|rest)|drop it)(?: for (?:now|today|tonight))?\W*$)/i;

const fragment = /^\W*(?:(?:and|but|so)\s+)?(?:what about |how about )?(?:the|his|her|their|my|that|this|those|these)\b/i;
