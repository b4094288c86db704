import type { SetupDocument } from "freeform-rpg/schemas";
import { FileError, errorsAmong } from "freeform-rpg/plugins/lore";
import { KernelError } from "freeform-rpg/kernel";
import { foundingOf } from "../genesis/founding-of.ts";
import { loadScenarioValue } from "../scenario/load-scenario.ts";
import type { LoadedScenario, Shelves } from "../scenario/load-scenario.ts";

/** The draft as a scenario, or in words all that keeps it from being one. The character is tried out too. */
export const validateSetup = async (
  { draft, character }: SetupDocument,
  shelves: Shelves,
): Promise<{ readonly loaded: LoadedScenario | null; readonly missing: readonly string[] }> => {
  try {
    const loaded = await loadScenarioValue("the draft", withoutEmpty(draft), shelves);
    foundingOf(loaded, { id: "trial", seed: "trial", user: "trial", character });
    return { loaded, missing: [] };
  } catch (error) {
    if (error instanceof FileError) return { loaded: null, missing: errorsAmong(error.problems).map(({ message }) => message) };
    if (error instanceof KernelError) return { loaded: null, missing: [error.message] };
    throw error;
  }
};

/** Texts not given yet are missing, not empty: the message then says so. */
const withoutEmpty = (draft: SetupDocument["draft"]) => ({
  ...draft,
  name: draft.name === "" ? undefined : draft.name,
  opening_text: draft.opening_text === "" ? undefined : draft.opening_text,
});
