import { EngineError } from "freeform-rpg/errors";

/** A rejected request for a turn, or a turn that failed; a failed run's own code is passed on. */
export class TurnError extends EngineError {}
