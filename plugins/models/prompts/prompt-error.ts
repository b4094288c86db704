import { EngineError } from "freeform-rpg/errors";
import type { PromptEntry } from "./tokens.ts";

/** A prompt or version that there is not, or that cannot take another's place. */
export class PromptError extends EngineError {}

/** There is no such prompt. */
export const promptNotFound = (id: string, entries: readonly PromptEntry[]): PromptError =>
  new PromptError(
    "prompt_not_found",
    `There is no prompt "${id}". Known prompts: ${entries.map((entry) => entry.id).join(", ") || "none"}.`,
  );

/** The prompt has no such version. */
export const versionNotFound = ({ id, versions }: PromptEntry, version: string): PromptError =>
  new PromptError(
    "prompt_not_found",
    `The prompt "${id}" has no version "${version}", only ${versions.map((one) => `"${one.version}"`).join(", ")}. ` +
      `Was its file removed or renamed? \`freeform-rpg prompts list\` shows what there is.`,
  );
