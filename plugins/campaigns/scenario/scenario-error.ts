import { FileError } from "freeform-rpg/plugins/lore";
import type { FileProblem } from "freeform-rpg/plugins/lore";

/** A scenario that cannot be played, with every problem at its file and line. */
export class ScenarioError extends FileError {
  constructor(id: string, problems: readonly FileProblem[]) {
    super("scenario_invalid", `The scenario "${id}" cannot be played:`, problems);
  }
}
