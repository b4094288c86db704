import { loadPrompt } from "freeform-rpg/plugins/models/core/lib";

/** The prompt of the narrator. */
export const narratorPrompt = loadPrompt("turn/narrator_v3");
