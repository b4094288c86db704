import { createHash } from "node:crypto";
import type { Prompt } from "./prompt.ts";
import { fence, fenceNote } from "./render-prompt.ts";

/** One turn of a conversation: what the player wrote and what the narrator answered. */
export interface Exchange {
  readonly player: string;
  readonly narrator: string;
}

/**
 * What a role reads beside its prompt, ordered from what changes least to what changes most, so that vendors can cache its beginning.
 * From one turn to the next `view` stays the same and `history` only grows at its end, except where the history is compacted.
 */
export interface Conversation {
  /** The role's view of campaign, scenario and cast. */
  readonly view: string;
  /** Earlier turns, oldest first, verbatim. */
  readonly history: readonly Exchange[];
  /** This turn. It never becomes part of the history. */
  readonly tail: string;
}

/** A conversation as it is sent: its data between tags. */
export interface RenderedConversation extends Conversation {
  /** Equal for all requests of one campaign to one prompt: a hint to the vendor's cache. */
  readonly key: string;
}

/** Renders a conversation. What players wrote cannot open or close a tag. */
export const renderConversation = ({ id }: Prompt, campaignId: string, { view, history, tail }: Conversation): RenderedConversation => ({
  key: createHash("sha256").update(`${campaignId}\n${id}`).digest("hex").slice(0, 32),
  view: `${fence("view", view)}\n${fenceNote("view")}`,
  history: history.map(({ player, narrator }) => ({ player: fence("player", player), narrator })),
  tail: `${fence("input", tail)}\n${fenceNote("input")}`,
});

/** The whole text of a request with a conversation, as a provider without conversations sends it. */
export const joinConversation = ({ text }: Prompt, { view, history, tail }: RenderedConversation): string =>
  [text, view, ...history.flatMap(({ player, narrator }) => [player, narrator]), tail].join("\n\n");

/** Exchanges that remain of a shortened conversation. */
const shortHistory = 2;

/** The conversation with its newest exchanges only. */
export const shortenConversation = (conversation: Conversation): Conversation => ({
  ...conversation,
  history: conversation.history.slice(-shortHistory),
});
