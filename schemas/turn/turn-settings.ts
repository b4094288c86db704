import { z } from "zod";
import { Calibration } from "../campaign/calibration.ts";
import { OnUnfixableNarration } from "../values/enums.ts";

/** The settings of a campaign that a turn was played with. They can be changed in play, so each turn keeps its own. */
export const TurnSettings = z.object({ name: z.string(), calibration: Calibration, on_unfixable_narration: OnUnfixableNarration });
export type TurnSettings = z.infer<typeof TurnSettings>;
