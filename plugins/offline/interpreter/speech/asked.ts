import { questionMark } from "freeform-rpg/plugins/turn/interpreter/lib";
import type { ProposedActionDraft } from "freeform-rpg/schemas";

/** An action that only asks the game something. */
export const asked = (topic: string): ProposedActionDraft => ({
  action: "look",
  target_id: "",
  details: `${questionMark}${topic}`,
  estimated_minutes: 0,
});
