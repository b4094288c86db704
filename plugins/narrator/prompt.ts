import { loadPrompt } from "freeform-rpg/plugins/models";

/** What the narrator is asked with. */
export const prompt = loadPrompt("turn/narrator_v1");
