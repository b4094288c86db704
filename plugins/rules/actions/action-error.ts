import { EngineError } from "freeform-rpg/errors";

/** A row of a catalogue of actions that cannot be used: it is like an unknown action, or like itself. */
export class ActionError extends EngineError {}
