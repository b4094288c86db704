import { Campaign, LateNarrationEnum, ReviewModeEnum, columns } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { ReviewSettings } from "freeform-rpg/schemas/campaign";

/** Adds to a campaign what waits for its DMs, and how long. */
export const addReviewSettings: ApiPart = (builder) => {
  builder.objectFields(Campaign, (t) => ({
    reviewMode: t.field({
      type: ReviewModeEnum,
      description: "What of each turn waits for the DM.",
      ...columns("review"),
      resolve: (campaign) => reviewOf(campaign).mode,
    }),
    actionsReviewSeconds: t.int({
      description: "Seconds after which actions that wait go on as they were ruled.",
      ...columns("review"),
      resolve: (campaign) => reviewOf(campaign).actions_seconds,
    }),
    narrationReviewSeconds: t.int({
      description: "Seconds after which a narration that waits is published as `lateNarration` says.",
      ...columns("review"),
      resolve: (campaign) => reviewOf(campaign).narration_seconds,
    }),
    lateNarration: t.field({
      type: LateNarrationEnum,
      description: "How a narration is published when its time limit is over.",
      ...columns("review"),
      resolve: (campaign) => reviewOf(campaign).late_narration,
    }),
  }));
};

const reviewOf = (campaign: Campaign): ReviewSettings => ReviewSettings.parse(Reflect.get(campaign, "review") ?? {});
