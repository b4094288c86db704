import { FileError } from "freeform-rpg/documents";
import type { FileProblem } from "freeform-rpg/documents";

/** An invalid scenario, with every problem at its file and line. */
export class ScenarioError extends FileError {
  constructor(id: string, problems: readonly FileProblem[]) {
    super("scenario_invalid", `The scenario "${id}" cannot be played:`, problems);
  }
}
