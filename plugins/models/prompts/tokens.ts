import { service } from "freeform-rpg/kernel";
import type { Prompt } from "freeform-rpg/plugins/models/core";

/** One version of a prompt. `file` is its path below the folder that it was found in; `null` for one that only a plugin contributes. */
export interface PromptVersion {
  readonly version: string;
  readonly file: string | null;
  readonly prompt: Prompt;
}

/** A prompt in all its versions, oldest first. */
export interface PromptEntry {
  readonly id: string;
  /** The version that a plugin uses where nothing is pinned; `null` where no plugin uses this prompt. */
  readonly standard: string | null;
  /** The version in the operator's configuration, which replaces it; `null` where it names none. */
  readonly configured: string | null;
  /** Whether it is for reading books. Books belong to no campaign, so only the configuration chooses its version. */
  readonly readsBooks: boolean;
  readonly versions: readonly PromptVersion[];
}

/** The version that a campaign uses instead of the standard version. */
export interface PromptPin {
  readonly prompt_id: string;
  readonly version: string;
}

/** The known prompts, and the version that each campaign uses. */
export interface PromptRegistry {
  /** Every prompt by id. */
  list(): Promise<readonly PromptEntry[]>;
  /** Invalid prompt files, each with its problem, in prose. */
  faults(): Promise<readonly string[]>;
  /** A version, the configured or else the standard one unless another is named. Throws `prompt_not_found`. */
  find(id: string, version?: string): Promise<Prompt>;
  /** The changes between two versions, as a unified diff; empty where they are equal. Throws `prompt_not_found`. */
  diff(id: string, from: string, to: string): Promise<string>;
  /** A campaign's pins by prompt id. */
  pins(campaignId: string): Promise<readonly PromptPin[]>;
  /** The version to use where no campaign pins one: the prompt itself unless the configuration names another. Throws as `pin` does. */
  configured(prompt: Prompt): Promise<Prompt>;
  /** Pins this version for the campaign, from its next turn on. Throws `prompt_not_found`, `prompt_shape_invalid`, `prompt_pin_invalid`. */
  pin(campaignId: string, pin: PromptPin): Promise<void>;
  /** Returns the campaign to the standard version; without a pin nothing changes. */
  unpin(campaignId: string, promptId: string): Promise<void>;
}
export const PromptRegistry = service<PromptRegistry>("prompts/registry");
