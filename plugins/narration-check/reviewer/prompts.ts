import { loadPrompt } from "freeform-rpg/plugins/models/core/lib";

/** The prompt of the review of a complete narration. */
export const reviewPrompt = loadPrompt("turn/review_v3");

/** The prompt of the second vote on passages of a narration. */
export const votePrompt = loadPrompt("turn/second_vote_v2");
