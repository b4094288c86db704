import type { CacheControlEphemeral, MessageParam, TextBlockParam } from "@anthropic-ai/sdk/resources/messages";
import type { ModelRequest } from "freeform-rpg/plugins/models/core";

/** The parts of a request that hold its text. */
export interface RenderedMessages {
  readonly system: TextBlockParam[];
  readonly messages: MessageParam[];
}

/**
 * Renders a request: what changes least first. Cache breakpoints follow the prompt's text, the view and the last message of the
 * history, so three of the four that the API allows; the tail has none.
 */
export const renderMessages = ({ prompt, text, conversation }: ModelRequest, cache: CacheControlEphemeral): RenderedMessages => {
  const marked = (part: string): TextBlockParam => ({ type: "text", text: part, cache_control: cache });
  const rules = marked(prompt.text);
  if (!conversation) return { system: [rules], messages: [{ role: "user", content: withoutRules(text, prompt.text) }] };
  const { view, history, tail } = conversation;
  const last = history.length - 1;
  const past = history.flatMap(({ player, narrator }, nth): MessageParam[] => [
    { role: "user", content: player },
    { role: "assistant", content: nth === last ? [marked(narrator)] : narrator },
  ]);
  return { system: [rules, marked(view)], messages: [...past, { role: "user", content: tail }] };
};

const withoutRules = (text: string, rules: string): string => (text.startsWith(rules) ? text.slice(rules.length).trimStart() : text);
