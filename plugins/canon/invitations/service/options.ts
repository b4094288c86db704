import type { DatabaseConnection, EventLog } from "freeform-rpg/db";
import type { CampaignsService } from "freeform-rpg/plugins/canon/campaigns";
import type { CampaignEvent } from "freeform-rpg/plugins/turn/queue";

/** The dependencies of invitations. */
export interface InvitationsOptions {
  readonly database: DatabaseConnection;
  readonly log: Pick<EventLog, "state">;
  readonly campaigns: Pick<CampaignsService, "admit">;
  readonly publish: (event: CampaignEvent) => void;
  readonly newId: () => string;
}
