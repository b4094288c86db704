import { loadPrompt } from "freeform-rpg/plugins/models/core/lib";

/** The prompt of the narration reviewer. */
export const prompt = loadPrompt("turn/reviewer_v1");
