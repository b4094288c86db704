import { EngineError } from "freeform-rpg/errors";

/** Policies that cannot be loaded. Lists all errors, each with its place. */
export class PolicyError extends EngineError {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super("policies_invalid", `The policies cannot be loaded:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}
