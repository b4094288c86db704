import type { DatabaseConnection } from "freeform-rpg/db";
import type { CampaignEvent } from "freeform-rpg/plugins/turn/queue";
import type { ReviewSettings } from "freeform-rpg/schemas";
import type { ReviewOf } from "../made-decision.ts";
import type { ReviewsAhead } from "./settings-ahead.ts";

/** The dependencies of reviews. */
export interface AskOptions {
  readonly database: DatabaseConnection;
  readonly publish: (event: CampaignEvent) => void;
  readonly ahead: Pick<ReviewsAhead, "unasked">;
}

/** What is to be decided. */
export interface Question extends ReviewOf {
  readonly subject: object;
  /** The part of it that makes it the same question: a resumed run finds what was decided by it. */
  readonly identity: object;
  /** How often the run was decided about in this way. */
  readonly round: number;
  /** Whether the campaign's settings have it wait. */
  readonly isAsked: (settings: ReviewSettings) => boolean;
}
