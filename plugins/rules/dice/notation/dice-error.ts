import { EngineError } from "freeform-rpg/errors";

const examples = 'Examples: "2d6+1", "d20", "4d6kh3", "d%", "3d10>=7".';

/** Dice that cannot be rolled as they are written. */
export class DiceError extends EngineError {
  constructor(problem: string) {
    super("roll_invalid", `${problem} ${examples}`);
  }
}
