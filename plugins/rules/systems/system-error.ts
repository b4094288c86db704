import { EngineError } from "freeform-rpg/errors";

/** A rule system that cannot be used: its file is missing or broken, a parent is unknown, it inherits itself, or a pattern is wrong. */
export class SystemError extends EngineError {}
