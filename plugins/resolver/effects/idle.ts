import { verbOf } from "freeform-rpg/plugins/validator";
import type { Ledger } from "../ledger.ts";

const idle = new Set(["wait", "rest", "think"]);

/** True when nothing was done this turn but to let time go by. */
export const isIdle = ({ outcomes }: Ledger): boolean => outcomes.length > 0 && outcomes.every(({ action }) => idle.has(verbOf(action)));
