import { loadPrompt } from "freeform-rpg/plugins/models/core/lib";

/** The prompt that asks what a player means. */
export const interpreterPrompt = loadPrompt("turn/interpreter_v7");
