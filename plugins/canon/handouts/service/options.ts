import type { DatabaseConnection } from "freeform-rpg/db";
import type { StrikesService } from "freeform-rpg/plugins/canon/strikes";
import type { CampaignEvent } from "freeform-rpg/plugins/turn/queue";

/** The dependencies of handouts. */
export interface HandoutsOptions {
  readonly database: DatabaseConnection;
  readonly strikes: StrikesService;
  readonly publish: (event: CampaignEvent) => void;
}
