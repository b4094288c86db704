import type { ApiPart } from "freeform-rpg/graphql";
import { addCampaignEvents } from "./campaign-event.ts";
import { addCampaignEventsSubscription } from "./campaign-events.ts";
import { addCancelRun } from "./cancel-run.ts";
import { addOrderMutations } from "./order-mutations.ts";
import { addOrderTypes } from "./order-types.ts";
import { addPlayTurn } from "./play-turn.ts";
import { addRunEventsSubscription } from "./run-events.ts";
import { addRuns } from "./run.ts";

/** Adds playing turns, their runs, and following both live. */
export const addTurnsApi: ApiPart = (builder) => {
  addRuns(builder);
  addPlayTurn(builder);
  addCancelRun(builder);
  addOrderTypes(builder);
  addOrderMutations(builder);
  addRunEventsSubscription(builder);
  addCampaignEvents(builder);
  addCampaignEventsSubscription(builder);
};
