import { service } from "freeform-rpg/kernel";
import type { Prompt } from "freeform-rpg/plugins/models/core";

/** One version of a prompt. `file` is its path below the folder that it was found in; `null` for one that only a plugin brings. */
export interface PromptVersion {
  readonly version: string;
  readonly file: string | null;
  readonly prompt: Prompt;
}

/** A prompt in all its versions, oldest first. */
export interface PromptEntry {
  readonly id: string;
  /** The version that a plugin asks with where nothing is pinned; `null` where no plugin asks with this prompt. */
  readonly standard: string | null;
  /** The version that the operator's configuration puts in its place; `null` where it names none. */
  readonly configured: string | null;
  /** Whether books are read with it. That belongs to no campaign, so the configuration alone chooses its version. */
  readonly readsBooks: boolean;
  readonly versions: readonly PromptVersion[];
}

/** What a campaign asks with instead of the standard version. */
export interface PromptPin {
  readonly prompt_id: string;
  readonly version: string;
}

/** The prompts that there are, and which version each campaign asks with. */
export interface PromptRegistry {
  /** Every prompt by id. */
  list(): Promise<readonly PromptEntry[]>;
  /** Prompt files that cannot be used, each with what is wrong, in prose. */
  faults(): Promise<readonly string[]>;
  /** A version, the configured or else the standard one unless another is named. Throws `prompt_not_found`. */
  find(id: string, version?: string): Promise<Prompt>;
  /** What changed between two versions, as a unified diff; empty where they are equal. Throws `prompt_not_found`. */
  diff(id: string, from: string, to: string): Promise<string>;
  /** A campaign's pins by prompt id. */
  pins(campaignId: string): Promise<readonly PromptPin[]>;
  /** The version to ask with where no campaign pins one: the prompt itself unless the configuration names another. Throws as `pin` does. */
  configured(prompt: Prompt): Promise<Prompt>;
  /** From its next turn on, the campaign asks with this version. Throws `prompt_not_found`, `prompt_shape_invalid`, `prompt_pin_invalid`. */
  pin(campaignId: string, pin: PromptPin): Promise<void>;
  /** The campaign asks with the standard version again; without a pin nothing changes. */
  unpin(campaignId: string, promptId: string): Promise<void>;
}
export const PromptRegistry = service<PromptRegistry>("prompts/registry");
