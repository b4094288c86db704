import { contribute, definePlugin, provide, service, tapCollect } from "freeform-rpg/kernel";
import { Database, readAhead } from "freeform-rpg/db";
import type { KeptReads } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { NarrationJudge } from "freeform-rpg/plugins/narration-check/judge";
import { directNarration, releaseNarration } from "freeform-rpg/plugins/turn/narrator";
import { CampaignBus, Turns } from "freeform-rpg/plugins/turn/queue";
import { directActions } from "freeform-rpg/plugins/turn/validator";
import { addReviewsApi } from "./api/add-reviews-api.ts";
import { openReviews } from "./service/decide.ts";
import { reviewActions } from "./service/review-actions.ts";
import { describeDirection, reviewNarration } from "./service/review-narration.ts";
import { openReviewsAhead } from "./service/settings-ahead.ts";
import type { ReviewsAhead } from "./service/settings-ahead.ts";
import { Reviews } from "./tokens.ts";

const Ahead = service<ReviewsAhead>("reviews/ahead");
const AheadReads = service<KeptReads<unknown>>("reviews/ahead-reads");

const uses = { database: Database, bus: CampaignBus };
const asking = { ...uses, ahead: Ahead };

/** Lets DMs review actions before the dice and narrations before players read them. */
export default definePlugin({
  name: "reviews",
  create: () => ({
    services: [
      provide(Reviews, {
        uses: { ...uses, turns: Turns, judge: NarrationJudge },
        create: ({ bus, ...used }) => openReviews({ ...used, publish: bus.publish }),
      }),
      provide(Ahead, { uses: { database: Database }, create: ({ database }) => openReviewsAhead(database) }),
      provide(AheadReads, { uses: { ahead: Ahead }, create: ({ ahead }) => ahead.reads }),
    ],
    taps: [
      tapCollect(directActions, (ruled, { used: { bus, ...used } }) => reviewActions({ ...used, publish: bus.publish }, ruled), {
        uses: asking,
      }),
      tapCollect(directNarration, ({ campaignId }, { used }, { runId }) => describeDirection(used, campaignId, runId), { uses: asking }),
      tapCollect(
        releaseNarration,
        (unreleased, { used: { bus, ...used } }, { runId }) => reviewNarration({ ...used, publish: bus.publish }, unreleased, runId),
        { uses: asking },
      ),
    ],
    contributes: [contribute(apiParts, addReviewsApi), contribute(readAhead, AheadReads)],
  }),
});
