import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";

/** True when nothing was done this turn but to let time go by. */
export const isIdle = ({ outcomes, actions }: ResolutionDraft): boolean =>
  outcomes.length > 0 && outcomes.every(({ action }) => actions.is(action, "idle"));
