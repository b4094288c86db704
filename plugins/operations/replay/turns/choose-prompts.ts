import { createHash } from "node:crypto";
import { parsePrompt } from "freeform-rpg/plugins/models/core/lib";
import type { Prompt } from "freeform-rpg/plugins/models/core";
import type { PromptEntry } from "freeform-rpg/plugins/models/prompts";
import { ReplayError } from "../errors.ts";
import type { PromptOverride } from "../documents/request.ts";

/** Finds the prompts that overrides name. Throws `prompt_not_found`, `prompt_invalid`. */
export const choosePrompts = (overrides: readonly PromptOverride[], known: readonly PromptEntry[]): ReadonlyMap<string, Prompt> =>
  new Map(overrides.map((override) => [override.id, choose(override, known)]));

const choose = ({ id, version, text }: PromptOverride, known: readonly PromptEntry[]): Prompt => {
  const entry = known.find((one) => one.id === id);
  const standard = entry?.standard ?? null;
  const current = standard === null ? null : findVersion(id, standard, known);
  if (!entry || !current) throw unknown(id, known);
  if (text !== undefined) return readText(text, current);
  if (version === undefined) return current;
  const found = findVersion(id, version, known);
  if (found) return found;
  const versions = entry.versions.map((one) => `"${one.version}"`).join(", ");
  throw new ReplayError(
    "prompt_not_found",
    `The prompt "${id}" has no version "${version}"; it has ${versions}. Choose one of these, or pass a file with a custom text.`,
  );
};

/** A version of a prompt; `null` when it no longer exists. */
export const findVersion = (id: string, version: string, known: readonly PromptEntry[]): Prompt | null =>
  known.find((entry) => entry.id === id)?.versions.find((one) => one.version === version)?.prompt ?? null;

/** A text without front matter has the current prompt's tier and output schema; its version is a digest of the text. */
const readText = (text: string, current: Prompt): Prompt => {
  const whole = text.replaceAll("\r\n", "\n");
  const prompt = whole.startsWith("---\n") ? parsePrompt(whole, `${current.id} (custom text)`) : { ...current, text: whole.trim() };
  if (prompt.id !== current.id)
    throw new ReplayError(
      "prompt_invalid",
      `The front matter names the prompt "${prompt.id}", but the text is to replace "${current.id}".`,
    );
  return { ...prompt, version: `own-${createHash("sha256").update(prompt.text).digest("hex").slice(0, 8)}` };
};

const unknown = (id: string, known: readonly PromptEntry[]): ReplayError =>
  new ReplayError(
    "prompt_not_found",
    `No plugin uses a prompt "${id}". Known prompts: ${known.map((one) => one.id).join(", ") || "none"}.`,
  );
