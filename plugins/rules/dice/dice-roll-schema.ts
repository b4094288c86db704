import { Roll } from "freeform-rpg/schemas/turn";

/** A roll without the action that it is for. */
export const DiceRollSchema = Roll.omit({ action: true, target_id: true });
