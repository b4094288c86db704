import { service } from "freeform-rpg/kernel";
import type { CampaignEvents } from "./campaign-events.ts";

/** The exchange of campaign events, of which other plugins see only `CampaignBus`. */
export const CampaignChannel = service<CampaignEvents>("turn/campaign-channel");
