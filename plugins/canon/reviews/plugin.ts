import { contribute, definePlugin, provide, tapCollect } from "freeform-rpg/kernel";
import { Database } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { NarrationJudge } from "freeform-rpg/plugins/narration-check/judge";
import { directNarration, releaseNarration } from "freeform-rpg/plugins/turn/narrator";
import { CampaignBus, Turns } from "freeform-rpg/plugins/turn/queue";
import { directActions } from "freeform-rpg/plugins/turn/validator";
import { addReviewsApi } from "./api/add-reviews-api.ts";
import { openReviews } from "./service/decide.ts";
import { reviewActions } from "./service/review-actions.ts";
import { describeDirection, reviewNarration } from "./service/review-narration.ts";
import { Reviews } from "./tokens.ts";

const uses = { database: Database, bus: CampaignBus };

/** Lets DMs review actions before the dice and narrations before players read them. */
export default definePlugin({
  name: "reviews",
  create: () => ({
    services: [
      provide(Reviews, {
        uses: { ...uses, turns: Turns, judge: NarrationJudge },
        create: ({ bus, ...used }) => openReviews({ ...used, publish: bus.publish }),
      }),
    ],
    taps: [
      tapCollect(directActions, (ruled, { used: { database, bus } }) => reviewActions({ database, publish: bus.publish }, ruled), { uses }),
      tapCollect(directNarration, ({ campaignId }, { used }, { runId }) => describeDirection(used.database, campaignId, runId), { uses }),
      tapCollect(
        releaseNarration,
        (unreleased, { used: { database, bus } }, { runId }) => reviewNarration({ database, publish: bus.publish }, unreleased, runId),
        { uses },
      ),
    ],
    contributes: [contribute(apiParts, addReviewsApi)],
  }),
});
