import { Database, Log } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { contribute, definePlugin, provide } from "freeform-rpg/kernel";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { CampaignBus } from "freeform-rpg/plugins/turn/queue";
import { addInvitationsApi } from "./api/add-invitations-api.ts";
import { openInvitations } from "./service/open-invitations.ts";
import { Invitations } from "./tokens.ts";

/** Invitations to campaigns, by codes that expire. */
export default definePlugin({
  name: "invitations",
  create: () => ({
    services: [
      provide(Invitations, {
        uses: { database: Database, log: Log, campaigns: Campaigns, bus: CampaignBus },
        create: ({ bus, ...used }) => openInvitations({ ...used, publish: bus.publish, newId: () => crypto.randomUUID().slice(0, 8) }),
      }),
    ],
    contributes: [contribute(apiParts, addInvitationsApi)],
  }),
});
