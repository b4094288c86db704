import type { ModelRequest } from "freeform-rpg/plugins/models/core";
import type { Vendor } from "./vendors.ts";

/** A message as LangChain takes it: role and content. */
export type RenderedMessage = ["system" | "user" | "assistant", string | TextPart[]];

/** A type and no interface: LangChain's blocks allow any further field. */
type TextPart = { type: "text"; text: string; prompt_cache_breakpoint: { mode: "explicit" } };

/**
 * Renders a request: what changes least first, so that the vendor finds the beginning in its cache. Where the model takes breakpoints they
 * follow the prompt's text, the view and the last message of the history.
 */
export const renderMessages = (
  { prompt, text, conversation }: ModelRequest,
  marks: ReturnType<Vendor["marksCache"]>,
): RenderedMessage[] => {
  const rules = prompt.text;
  if (!conversation) {
    const rest = text.startsWith(rules) ? text.slice(rules.length).trimStart() : text;
    return [
      ["system", rules],
      ["user", rest],
    ];
  }
  const { view, history, tail } = conversation;
  const last = history.length - 1;
  return [
    ["system", marks ? [mark(rules), mark(view)] : `${rules}\n\n${view}`],
    ...history.flatMap(({ player, narrator }, nth): RenderedMessage[] => [
      ["user", player],
      ["assistant", marks && nth === last ? [mark(narrator)] : narrator],
    ]),
    ["user", tail],
  ];
};

const mark = (text: string): TextPart => ({ type: "text", text, prompt_cache_breakpoint: { mode: "explicit" } });
