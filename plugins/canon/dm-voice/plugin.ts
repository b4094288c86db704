import { contribute, definePlugin, provide } from "freeform-rpg/kernel";
import { Database, Log } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { CampaignBus } from "freeform-rpg/plugins/turn/queue";
import { addDmVoiceApi } from "./api/add-dm-voice-api.ts";
import { openDmVoice } from "./service/open-dm-voice.ts";
import { DmVoice } from "./tokens.ts";

/** Lets DMs narrate in their own words and speak as anybody. */
export default definePlugin({
  name: "dm-voice",
  create: () => ({
    services: [
      provide(DmVoice, {
        uses: { database: Database, log: Log, bus: CampaignBus },
        create: ({ database, log, bus }) => openDmVoice({ database, log, publish: bus.publish }),
      }),
    ],
    contributes: [contribute(apiParts, addDmVoiceApi)],
  }),
});
