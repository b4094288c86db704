import type { ApiPart } from "freeform-rpg/graphql";
import { addDecide } from "./decide.ts";
import { addReviewSettings } from "./review-settings.ts";
import { addReviewDecision } from "./review-decision.ts";
import { addTurnReviews } from "./turn-reviews.ts";
import { addWaiting } from "./waiting.ts";

/** Adds what waits for the DM, decisions about it, and what was decided about turns. */
export const addReviewsApi: ApiPart = (builder) => {
  addReviewSettings(builder);
  addReviewDecision(builder);
  addWaiting(builder);
  addDecide(builder);
  addTurnReviews(builder);
};
