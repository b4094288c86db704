import type { MessageCreateParams, OutputConfig } from "@anthropic-ai/sdk/resources/messages";

/** The way to turn off a model's thinking before it answers. */
type WayOff = "disabled" | "between_tools" | "off_by_itself" | "always_on";

/** By the beginning of a model's name, the longest that fits; as Anthropic documents them, November 2026. */
const waysOff: Readonly<Record<string, WayOff>> = {
  "claude-3": "off_by_itself",
  "claude-haiku-4": "off_by_itself",
  "claude-sonnet-4": "off_by_itself",
  "claude-opus-4": "off_by_itself",
  "claude-haiku-5": "disabled",
  "claude-sonnet-5": "disabled",
  "claude-sonnet-5-5": "between_tools",
  "claude-opus-5": "disabled",
  "claude-opus-5-5": "always_on",
  "claude-fable": "always_on",
  "claude-mythos": "always_on",
};

/** The extent of models' thinking: `off`, or its effort. */
export type ThinkingMode = "off" | "low" | "medium" | "high";

/** The thinking parameters of a request. */
export interface ThinkingParameters {
  readonly thinking?: NonNullable<MessageCreateParams["thinking"]>;
  readonly effort?: NonNullable<OutputConfig["effort"]>;
  /** Whether thoughts may take tokens of the answer. */
  readonly takesTokens: boolean;
}

/**
 * The thinking parameters for a model. One that always thinks gets the lowest effort where it should not think; an unknown model
 * gets no parameters, and may think.
 */
export const thinkingOf = (model: string, mode: ThinkingMode): ThinkingParameters => {
  if (mode !== "off") return { thinking: { type: "adaptive" }, effort: mode, takesTokens: true };
  const way = wayOffOf(model);
  if (way === "disabled" || way === "between_tools") return { thinking: { type: way }, takesTokens: false };
  if (way === "always_on") return { effort: "low", takesTokens: true };
  return { takesTokens: way === undefined };
};

const wayOffOf = (model: string): WayOff | undefined => {
  const fitting = Object.keys(waysOff).filter((name) => model.startsWith(name));
  const longest = fitting.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : waysOff[longest];
};
