import type { DatabaseConnection, KeptReads } from "freeform-rpg/db";
import { keepReads } from "freeform-rpg/db/lib";
import { ReviewSettings } from "freeform-rpg/schemas/campaign";
import { sql } from "kysely";

/** What is known about the reviews of a run from the start of its turn. */
interface ReviewsRead {
  readonly settings: unknown;
  /** Whether something of the run waits for a decision or was decided. */
  readonly asked: boolean;
}

/** What is known about the reviews of turns that are played. */
export interface ReviewsAhead {
  readonly reads: KeptReads<ReviewsRead | null>;
  /** What the campaign's DMs review, where nothing of the run was ever asked about; `null` where that is to be read. */
  unasked(runId: string): ReviewSettings | null;
}

/** Reads with a turn's world what its reviews depend on, until someone changes the settings of the campaign. */
export const openReviewsAhead = ({ notifications }: Pick<DatabaseConnection, "notifications">): ReviewsAhead => {
  const reads = keepReads<ReviewsRead | null>(
    "reviews",
    ({ campaign_id, run_id }) => sql`(
      select jsonb_build_object('settings', review, 'asked', exists (
        select from reviews where reviews.campaign_id = ${campaign_id} and reviews.run_id = ${run_id}))
      from campaigns where id = ${campaign_id})`,
  );
  notifications.listen((notification) => {
    if (notification.type === "missed") reads.forget();
    if (notification.type === "campaign_event" && changesSettings(notification.event)) reads.forget(notification.campaignId);
  });
  return {
    reads,
    unasked: (runId) => {
      const read = reads.of(runId);
      return read && !read.asked ? ReviewSettings.parse(read.settings ?? {}) : null;
    },
  };
};

/** An event that is too long to be sent may be any. */
const changesSettings = (event: unknown): boolean =>
  typeof event !== "object" || event === null || !("type" in event) || event.type === "settings_changed";
