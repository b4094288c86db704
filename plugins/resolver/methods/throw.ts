import type { Roll } from "freeform-rpg/schemas";

/** A throw of the dice as a method reads it; the action it was for is added by the caller. */
export type Throw = Omit<Roll, "action" | "target_id">;
