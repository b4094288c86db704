import { Migration } from "@mikro-orm/migrations";
import { apartRuns } from "./apart-runs.ts";
import { campaignBudgets } from "./campaign-budgets.ts";
import { campaignEvents } from "./campaign-events.ts";
import { campaignPauses } from "./campaign-pauses.ts";
import { canonVersions } from "./canon-versions.ts";
import { correctionTargets } from "./correction-targets.ts";
import { campaigns } from "./first-shape/campaigns.ts";
import { endedFacts } from "./ended-facts.ts";
import { canonAndRuns } from "./first-shape/canon-and-runs.ts";
import { handouts } from "./handouts.ts";
import { heldNarrations } from "./held-narrations.ts";
import { invitations } from "./invitations.ts";
import { keysOfUsers } from "./keys-of-users.ts";
import { loreIndex } from "./lore-index.ts";
import { loreVectors } from "./lore-vectors.ts";
import { memberRemovals } from "./member-removals.ts";
import { narrationTerms } from "./narration-terms.ts";
import { ordersOfPlay } from "./orders-of-play.ts";
import { pluginStates } from "./plugin-states.ts";
import { offstage } from "./offstage.ts";
import { rateLimits } from "./rate-limits.ts";
import { releasedNarrations } from "./released-narrations.ts";
import { reviews } from "./reviews.ts";
import { rollingSummaries } from "./rolling-summaries.ts";
import { splitParties } from "./split-parties.ts";
import { stories } from "./stories.ts";
import { runAttempts } from "./run-attempts.ts";
import { state } from "./first-shape/state.ts";
import { tableMessages } from "./table-messages.ts";
import { turnFeedback } from "./turn-feedback.ts";

/** Every statement of every migration, in order: the identity of a cached template. */
export const migrationSql: readonly string[] = [
  ...campaigns,
  ...state,
  ...canonAndRuns,
  ...canonVersions,
  ...loreIndex,
  ...memberRemovals,
  ...correctionTargets,
  ...heldNarrations,
  ...loreVectors,
  ...turnFeedback,
  ...rollingSummaries,
  ...offstage,
  ...releasedNarrations,
  ...narrationTerms,
  ...tableMessages,
  ...stories,
  ...endedFacts,
  ...runAttempts,
  ...campaignPauses,
  ...invitations,
  ...splitParties,
  ...reviews,
  ...apartRuns,
  ...ordersOfPlay,
  ...campaignEvents,
  ...handouts,
  ...pluginStates,
  ...campaignBudgets,
  ...keysOfUsers,
  ...rateLimits,
];

/** The first shape of the database. */
class FirstShape extends Migration {
  override up(): void {
    for (const statement of [...campaigns, ...state, ...canonAndRuns]) this.addSql(statement);
  }
}

/** Versions that show whether a derived map of names is out of date. */
class CanonVersions extends Migration {
  override up(): void {
    for (const statement of canonVersions) this.addSql(statement);
  }
}

/** The index that retrieval searches. */
class LoreIndex extends Migration {
  override up(): void {
    for (const statement of loreIndex) this.addSql(statement);
  }
}

/** A mark on removed members, who may not rejoin by themselves. */
class MemberRemovals extends Migration {
  override up(): void {
    for (const statement of memberRemovals) this.addSql(statement);
  }
}

/** Names that bind a correction to its row. */
class CorrectionTargets extends Migration {
  override up(): void {
    for (const statement of correctionTargets) this.addSql(statement);
  }
}

/** Narrations that are held for the DM. */
class HeldNarrations extends Migration {
  override up(): void {
    for (const statement of heldNarrations) this.addSql(statement);
  }
}

/** Vectors of several embedders side by side. */
class LoreVectors extends Migration {
  override up(): void {
    for (const statement of loreVectors) this.addSql(statement);
  }
}

/** Members' feedback about turns. */
class TurnFeedback extends Migration {
  override up(): void {
    for (const statement of turnFeedback) this.addSql(statement);
  }
}

/** Rolling summaries of a long story. */
class RollingSummaries extends Migration {
  override up(): void {
    for (const statement of rollingSummaries) this.addSql(statement);
  }
}

/** Indexes for hidden facts and names. */
class Offstage extends Migration {
  override up(): void {
    for (const statement of offstage) this.addSql(statement);
  }
}

/** An index for released narrations. */
class ReleasedNarrations extends Migration {
  override up(): void {
    for (const statement of releasedNarrations) this.addSql(statement);
  }
}

/** The present terms for narrations. */
class NarrationTerms extends Migration {
  override up(): void {
    for (const statement of narrationTerms) this.addSql(statement);
  }
}

/** Table talk and rolls beside the turns. */
class TableMessages extends Migration {
  override up(): void {
    for (const statement of tableMessages) this.addSql(statement);
  }
}

/** Conditions, triggers, deadlines and endings of stories. */
class Stories extends Migration {
  override up(): void {
    for (const statement of stories) this.addSql(statement);
  }
}

/** Facts that were superseded. */
class EndedFacts extends Migration {
  override up(): void {
    for (const statement of endedFacts) this.addSql(statement);
  }
}

/** The number of a run's claim. */
class RunAttempts extends Migration {
  override up(): void {
    for (const statement of runAttempts) this.addSql(statement);
  }
}

/** Details of a pause. */
class CampaignPauses extends Migration {
  override up(): void {
    for (const statement of campaignPauses) this.addSql(statement);
  }
}

/** Invitations to campaigns. */
class Invitations extends Migration {
  override up(): void {
    for (const statement of invitations) this.addSql(statement);
  }
}

/** Scenes side by side. */
class SplitParties extends Migration {
  override up(): void {
    for (const statement of splitParties) this.addSql(statement);
  }
}

/** Decisions of DMs about turns that wait. */
class Reviews extends Migration {
  override up(): void {
    for (const statement of reviews) this.addSql(statement);
  }
}

/** Runs in which somebody leaves the others. */
class ApartRuns extends Migration {
  override up(): void {
    for (const statement of apartRuns) this.addSql(statement);
  }
}

/** The order in which actions are played. */
class OrdersOfPlay extends Migration {
  override up(): void {
    for (const statement of ordersOfPlay) this.addSql(statement);
  }
}

/** What watchers of a campaign are told. */
class CampaignEvents extends Migration {
  override up(): void {
    for (const statement of campaignEvents) this.addSql(statement);
  }
}

/** Handouts and their images. */
class Handouts extends Migration {
  override up(): void {
    for (const statement of handouts) this.addSql(statement);
  }
}

/** Documents of plugins. */
class PluginStates extends Migration {
  override up(): void {
    for (const statement of pluginStates) this.addSql(statement);
  }
}

/** What DMs let models cost. */
class CampaignBudgets extends Migration {
  override up(): void {
    for (const statement of campaignBudgets) this.addSql(statement);
  }
}

/** Keys of idempotency that are one user's. */
class KeysOfUsers extends Migration {
  override up(): void {
    for (const statement of keysOfUsers) this.addSql(statement);
  }
}

/** Requests that all servers count together. */
class RateLimits extends Migration {
  override up(): void {
    for (const statement of rateLimits) this.addSql(statement);
  }
}

/** All migrations, oldest first. A name, once published, never changes. */
export const migrations = [
  { name: "20260101000000_first_shape", class: FirstShape },
  { name: "20260201000000_canon_versions", class: CanonVersions },
  { name: "20260301000000_lore_index", class: LoreIndex },
  { name: "20260401000000_member_removals", class: MemberRemovals },
  { name: "20260501000000_correction_targets", class: CorrectionTargets },
  { name: "20260601000000_held_narrations", class: HeldNarrations },
  { name: "20260615000000_lore_vectors", class: LoreVectors },
  { name: "20260701000000_turn_feedback", class: TurnFeedback },
  { name: "20260715000000_rolling_summaries", class: RollingSummaries },
  { name: "20260801000000_offstage", class: Offstage },
  { name: "20260815000000_released_narrations", class: ReleasedNarrations },
  { name: "20260901000000_narration_terms", class: NarrationTerms },
  { name: "20260915000000_table_messages", class: TableMessages },
  { name: "20260920000000_stories", class: Stories },
  { name: "20261001000000_ended_facts", class: EndedFacts },
  { name: "20261015000000_run_attempts", class: RunAttempts },
  { name: "20261101000000_campaign_pauses", class: CampaignPauses },
  { name: "20261105000000_invitations", class: Invitations },
  { name: "20261110000000_split_parties", class: SplitParties },
  { name: "20261112000000_reviews", class: Reviews },
  { name: "20261113000000_apart_runs", class: ApartRuns },
  { name: "20261114000000_orders_of_play", class: OrdersOfPlay },
  { name: "20261123000000_campaign_events", class: CampaignEvents },
  { name: "20261124000000_handouts", class: Handouts },
  { name: "20261125000000_plugin_states", class: PluginStates },
  { name: "20261126000000_campaign_budgets", class: CampaignBudgets },
  { name: "20261127000000_keys_of_users", class: KeysOfUsers },
  { name: "20261129000000_rate_limits", class: RateLimits },
];
