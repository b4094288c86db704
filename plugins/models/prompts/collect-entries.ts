import type { Prompt } from "freeform-rpg/plugins/models/core";
import type { PromptEntry, PromptVersion } from "./tokens.ts";

/** Prompts with these ids are for reading books. */
const ofBooks = "ingest/";

/** Combines the prompts of plugins and of files. A plugin's version takes precedence over a file's. */
export const collectEntries = (
  brought: readonly Prompt[],
  found: readonly PromptVersion[],
  configured: Readonly<Record<string, string>>,
): PromptEntry[] => {
  const ids = new Set([...brought, ...found.map(({ prompt }) => prompt)].map(({ id }) => id));
  return [...ids].sort().map((id) => {
    const standard = brought.find((prompt) => prompt.id === id) ?? null;
    const versions = new Map(found.filter(({ prompt }) => prompt.id === id).map((one) => [one.version, one]));
    if (standard !== null)
      versions.set(standard.version, { version: standard.version, file: fileOf(versions, standard), prompt: standard });
    return {
      id,
      standard: standard?.version ?? null,
      configured: configured[id] ?? null,
      readsBooks: id.startsWith(ofBooks),
      versions: [...versions.values()].sort(byVersion),
    };
  });
};

const fileOf = (versions: ReadonlyMap<string, PromptVersion>, { version }: Prompt): string | null => versions.get(version)?.file ?? null;

const byVersion = (a: PromptVersion, b: PromptVersion): number => a.version.localeCompare(b.version, "en", { numeric: true });
