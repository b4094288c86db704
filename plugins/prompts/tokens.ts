import { service } from "freeform-rpg/kernel";
import type { Prompt } from "freeform-rpg/plugins/models";

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
  /** A version, the standard one unless another is named. Throws `prompt_not_found`. */
  find(id: string, version?: string): Promise<Prompt>;
  /** What changed between two versions, as a unified diff; empty where they are alike. Throws `prompt_not_found`. */
  diff(id: string, from: string, to: string): Promise<string>;
  /** A campaign's pins by prompt id. */
  pins(campaignId: string): Promise<readonly PromptPin[]>;
  /** From its next turn on, the campaign asks with this version. Throws `prompt_not_found`, `prompt_shape_invalid`. */
  pin(campaignId: string, pin: PromptPin): Promise<void>;
  /** The campaign asks with the standard version again; without a pin nothing changes. */
  unpin(campaignId: string, promptId: string): Promise<void>;
}
export const PromptRegistry = service<PromptRegistry>("prompts/registry");
