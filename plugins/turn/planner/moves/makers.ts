import type { MoveMakers } from "./move.ts";
import { bringThreatCloser, putInASpot, revealUnwelcomeTruth, turnMoveBack } from "./pressure.ts";
import { offerAtACost, separate, showDownside, useUpResources } from "./temptation.ts";

/** The eight tension moves. */
export const moveMakers: MoveMakers = {
  unwelcome_truth: revealUnwelcomeTruth,
  approaching_threat: bringThreatCloser,
  put_in_a_spot: putInASpot,
  opportunity_at_a_cost: offerAtACost,
  use_up_resources: useUpResources,
  turn_move_back: turnMoveBack,
  separate_them: separate,
  show_a_downside: showDownside,
};
