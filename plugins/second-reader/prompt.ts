import { loadPrompt } from "freeform-rpg/plugins/models";

/** What the second reader is asked with. */
export const prompt = loadPrompt("turn/reader_v1");
