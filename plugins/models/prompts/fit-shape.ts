import type { Prompt } from "freeform-rpg/plugins/models/core";
import { PromptError } from "./prompt-error.ts";

/**
 * Code parses the answer by the standard version's schema, so a version with another schema cannot replace it. Throws
 * `prompt_shape_invalid`, which says what to do.
 */
export const fitShape = (
  chosen: Prompt,
  standard: Prompt,
  remedy = "Use the same schema in its front matter, or add a plugin that reads the other schema.",
): void => {
  if (chosen.schema === standard.schema) return;
  throw new PromptError(
    "prompt_shape_invalid",
    `Version "${chosen.version}" of "${chosen.id}" has the schema "${chosen.schema ?? "none"}", but the engine reads "${standard.schema ?? "none"}". ${remedy}`,
  );
};
