import { KernelError } from "freeform-rpg/kernel";

/**
 * A refusal or failure told to the one who asked for a turn. Codes of this plugin: `campaign_not_found, not_a_member,
 * observer_cannot_play, no_character, text_empty, text_too_long, run_not_found, forbidden, run_cancelled, aborted, turns_closed`;
 * a failed run's own code is passed on.
 */
export class TurnError extends KernelError {}
