import type { ReviewSettings } from "freeform-rpg/schemas";

/** Whether actions wait for a DM before the dice. */
export const asksActions = ({ mode }: ReviewSettings): boolean => mode === "actions" || mode === "all";

/** Whether narrations wait for a DM before players read them. */
export const asksNarrations = ({ mode }: ReviewSettings): boolean => mode === "narration" || mode === "all";
