import type { SetupDocument } from "freeform-rpg/schemas";
import { AppError } from "freeform-rpg/kernel";
import { FileError, errorsAmong } from "freeform-rpg/documents";
import { createInitialState } from "../initial-state/create-initial-state.ts";
import { loadScenarioValue } from "../scenario/load-scenario.ts";
import type { LoadedScenario, Repositories } from "../scenario/load-scenario.ts";
import { CharacterError } from "../campaign-error.ts";
import { ofCharacter, toSetupProblem } from "./to-setup-problem.ts";
import type { SetupProblem } from "./tokens.ts";

/** Loads the draft as a scenario, or lists its problems. The character is validated too. */
export const validateSetup = async (
  { draft, character }: SetupDocument,
  repositories: Repositories,
): Promise<{ readonly loaded: LoadedScenario | null; readonly missing: readonly SetupProblem[] }> => {
  try {
    const loaded = await loadScenarioValue("the draft", withoutEmpty(draft), repositories);
    createInitialState(loaded, { id: "draft", seed: "draft", user: "draft", character });
    return { loaded, missing: [] };
  } catch (error) {
    if (error instanceof FileError) return { loaded: null, missing: errorsAmong(error.problems).map(toSetupProblem) };
    if (error instanceof CharacterError) return { loaded: null, missing: error.problems.map(ofCharacter) };
    if (error instanceof AppError) return { loaded: null, missing: [{ text: error.message, phase: "campaign", reason: "other" }] };
    throw error;
  }
};

/** Empty texts are reported as missing. */
const withoutEmpty = (draft: SetupDocument["draft"]) => ({
  ...draft,
  name: draft.name === "" ? undefined : draft.name,
  opening_text: draft.opening_text === "" ? undefined : draft.opening_text,
});
