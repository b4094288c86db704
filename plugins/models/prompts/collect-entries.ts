import type { Prompt } from "freeform-rpg/plugins/models/core";
import type { PromptEntry, PromptVersion } from "./tokens.ts";

/** Prompts with these ids are asked with while a book is read. */
const ofBooks = "ingest/";

/** Puts together what plugins bring and what files hold. Of one version found twice, the plugin's stands. */
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
