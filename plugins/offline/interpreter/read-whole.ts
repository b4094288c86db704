import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { questionMark } from "freeform-rpg/plugins/turn/interpreter/lib";
import { askGame } from "./ask-game.ts";
import { findMentions } from "./find-mentions.ts";
import type { Named } from "./name-book.ts";
import { isClaim } from "./read-claim.ts";
import { wordsOf } from "./words.ts";

/** Texts that speak to the engine as if it took orders. */
const orders =
  /^\s*(?:system|assistant|admin|developer)\s*:|\b(?:ignore|forget|disregard|override)\s+(?:all\s+|any\s+|the\s+|your\s+|my\s+)*(?:previous\s+|prior\s+)?(?:rules?|instructions?|prompts?)\b|\bas the (?:dm|gm|game master|narrator)\b|\byou are now\b/i;
/** A condition first: the action behind it waits for its cause. */
const conditional = /^\s*(?:i(?:'ll| will)? wait (?:and|until) )?(?:if|when|as soon as|once|unless)\b(?!\s+(?:i|we)\b)/i;
/** A question about the world that no action answers. */
const wondering =
  /^(?:so\s+|but\s+|and\s+)?(?:is|are|was|were|where|who|why|when|which|does|did|has|have|can|could|will|would|what|how)\b(?!\s+(?:i|we|you)\b)/i;

/** Reads texts that mean one thing as a whole: orders to the engine, claims, conditions, questions. `null` for all others. */
export const readWhole = (text: string, book: readonly Named[]): ProposedActionDraft | null => {
  if (orders.test(text)) return ask("rules");
  if (isClaim(text, book)) return ask("claim");
  if (/["“”]/.test(text)) return null;
  if (conditional.test(text)) return { action: "wait", target_id: "", details: text, estimated_minutes: 1 };
  if (!/\?\s*$/.test(text) || !wondering.test(text.trim()) || askGame(text) !== null) return null;
  const [mention] = findMentions(wordsOf(text), book);
  return mention === undefined ? null : ask(`about ${mention.named.name}`);
};

/** What no one understood: the game says so, and nothing happens. */
export const unclear = (): ProposedActionDraft => ask("unclear");

const ask = (topic: string): ProposedActionDraft => ({
  action: "look",
  target_id: "",
  details: `${questionMark}${topic}`,
  estimated_minutes: 0,
});
