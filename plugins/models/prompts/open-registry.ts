import { createTwoFilesPatch } from "diff";
import type { Prompt } from "freeform-rpg/plugins/models/core";
import { collectEntries } from "./collect-entries.ts";
import { findPrompts } from "./find-prompts.ts";
import type { PinStore } from "./pin-store.ts";
import { fitShape } from "./fit-shape.ts";
import { PromptError, promptNotFound, versionNotFound } from "./prompt-error.ts";
import type { PromptEntry, PromptRegistry } from "./tokens.ts";

/** The sources of a registry: prompts that plugins contribute, folders of further versions, and the store of pins. */
export interface RegistrySources {
  readonly brought: readonly Prompt[];
  readonly folders: readonly string[];
  /** Versions by prompt that the operator chose. */
  readonly configured: Readonly<Record<string, string>>;
  readonly pins: PinStore;
}

/** Opens the registry. Files are read on its first use. */
export const openRegistry = ({ brought, folders, configured, pins }: RegistrySources): PromptRegistry => {
  let reading: Promise<{ readonly entries: readonly PromptEntry[]; readonly faults: readonly string[] }> | null = null;
  const read = () =>
    (reading ??= findPrompts(folders).then(({ versions, faults }) => ({ entries: collectEntries(brought, versions, configured), faults })));
  const find = async (id: string, version?: string): Promise<Prompt> => pick(findEntry((await read()).entries, id), version);
  return {
    list: async () => (await read()).entries,
    faults: async () => (await read()).faults,
    find,
    configured: async (prompt) => {
      const version = configured[prompt.id];
      if (version === undefined || version === prompt.version) return prompt;
      const found = await find(prompt.id, version);
      fitShape(found, prompt);
      return found;
    },
    diff: async (id, from, to) => diffTexts(await find(id, from), await find(id, to)),
    pins: (campaignId) => pins.ofCampaign(campaignId),
    pin: async (campaignId, pin) => {
      rejectBookPrompt(findEntry((await read()).entries, pin.prompt_id));
      fitShape(await find(pin.prompt_id, pin.version), await find(pin.prompt_id));
      await pins.put(campaignId, pin);
    },
    unpin: (campaignId, promptId) => pins.remove(campaignId, promptId),
  };
};

const findEntry = (entries: readonly PromptEntry[], id: string): PromptEntry => {
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) throw promptNotFound(id, entries);
  return entry;
};

const pick = (entry: PromptEntry, version?: string): Prompt => {
  const wanted = version ?? entry.configured ?? entry.standard ?? entry.versions.at(-1)?.version ?? "";
  const found = entry.versions.find((one) => one.version === wanted);
  if (found === undefined) throw versionNotFound(entry, wanted);
  return found.prompt;
};

const rejectBookPrompt = ({ id, readsBooks }: PromptEntry): void => {
  if (!readsBooks) return;
  throw new PromptError(
    "prompt_pin_invalid",
    `The prompt "${id}" is for reading books, which belong to no campaign. Set the version under "pins" of the plugin "prompts" in freeform.config.ts instead.`,
  );
};

const diffTexts = (from: Prompt, to: Prompt): string => {
  if (from.text === to.text) return "";
  const name = ({ id, version }: Prompt) => `${id}@${version}`;
  return createTwoFilesPatch(name(from), name(to), `${from.text}\n`, `${to.text}\n`, from.tier, to.tier);
};
