import { KernelError } from "freeform-rpg/kernel";

/** Policies that cannot be loaded: everything wrong with them at once, each with its place. */
export class PolicyError extends KernelError {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super("policies_invalid", `The policies cannot be loaded:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}
