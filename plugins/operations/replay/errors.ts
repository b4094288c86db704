import { EngineError } from "freeform-rpg/errors";

/**
 * A replay that cannot be made. Codes: `replay_unavailable, turn_not_found, range_invalid, prompt_not_found, prompt_invalid,
 * override_refused, override_failed, feedback_invalid`.
 */
export class ReplayError extends EngineError {}
