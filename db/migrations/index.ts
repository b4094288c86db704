import type { MigrationObject } from "@mikro-orm/core";
import { Migration } from "@mikro-orm/migrations";
import { apartRuns } from "./apart-runs.ts";
import { callsByTime } from "./calls-by-time.ts";
import { campaignBudgets } from "./campaign-budgets.ts";
import { batchedRunEvents } from "./batched-run-events.ts";
import { campaignEvents } from "./campaign-events.ts";
import { campaignPauses } from "./campaign-pauses.ts";
import { canonVersions } from "./canon-versions.ts";
import { committedRuns } from "./committed-runs.ts";
import { compactRows } from "./compact-rows.ts";
import { contract, expand, statementsOf } from "./change.ts";
import type { Change } from "./change.ts";
import { contractMigrations } from "./contract-migrations.ts";
import { correctionTargets } from "./correction-targets.ts";
import { campaigns } from "./first-shape/campaigns.ts";
import { deeperPackets } from "./deeper-packets.ts";
import { endedFacts } from "./ended-facts.ts";
import { canonAndRuns } from "./first-shape/canon-and-runs.ts";
import { handouts } from "./handouts.ts";
import { heldNarrations } from "./held-narrations.ts";
import { hotTables } from "./hot-tables.ts";
import { historyOfNarrations } from "./history-of-narrations.ts";
import { invitations } from "./invitations.ts";
import { jobQueue } from "./job-queue.ts";
import { keysOfUsers } from "./keys-of-users.ts";
import { leanerOutputs } from "./leaner-outputs.ts";
import { loreIndex } from "./lore-index.ts";
import { loreVectors } from "./lore-vectors.ts";
import { memberRemovals } from "./member-removals.ts";
import { narrationTerms } from "./narration-terms.ts";
import { ordersOfPlay } from "./orders-of-play.ts";
import { oneIndexOfRunEvents } from "./one-index-of-run-events.ts";
import { packetParts } from "./packet-parts.ts";
import { packetPatches } from "./packet-patches.ts";
import { packedRequests } from "./packed-requests.ts";
import { packLanguages } from "./pack-languages.ts";
import { pluginStates } from "./plugin-states.ts";
import { offstage } from "./offstage.ts";
import { rateLimits } from "./rate-limits.ts";
import { requestsAsDifferences } from "./requests-as-differences.ts";
import { releasedNarrations } from "./released-narrations.ts";
import { reviews } from "./reviews.ts";
import { servers } from "./servers.ts";
import { smallerEvents } from "./smaller-events.ts";
import { sharedFiles } from "./shared-files.ts";
import { rollingSummaries } from "./rolling-summaries.ts";
import { splitParties } from "./split-parties.ts";
import { stories } from "./stories.ts";
import { runAttempts } from "./run-attempts.ts";
import { state } from "./first-shape/state.ts";
import { tableMessages } from "./table-messages.ts";
import { turnFeedback } from "./turn-feedback.ts";
import { vectorLengths } from "./vector-lengths.ts";
import { wholePassages } from "./whole-passages.ts";

/**
 * All changes, oldest first. A name, once published, never changes. A release that stops using a column or a table adds nothing here; the release after it
 * contracts, `after` a migration of the former: then servers of two releases can run beside each other.
 * Servers from before `contract_migrations` know nothing of this and refuse every change that they do not know.
 */
export const changes: Readonly<Record<string, Change>> = {
  "20260101000000_first_shape": expand([...campaigns, ...state, ...canonAndRuns]),
  "20260201000000_canon_versions": expand(canonVersions),
  "20260301000000_lore_index": expand(loreIndex),
  "20260401000000_member_removals": expand(memberRemovals),
  "20260501000000_correction_targets": expand(correctionTargets),
  "20260601000000_held_narrations": expand(heldNarrations),
  "20260615000000_lore_vectors": expand(loreVectors),
  "20260701000000_turn_feedback": expand(turnFeedback),
  "20260715000000_rolling_summaries": expand(rollingSummaries),
  "20260801000000_offstage": expand(offstage),
  "20260815000000_released_narrations": expand(releasedNarrations),
  "20260901000000_narration_terms": expand(narrationTerms),
  "20260915000000_table_messages": expand(tableMessages),
  "20260920000000_stories": expand(stories),
  "20261001000000_ended_facts": expand(endedFacts),
  "20261015000000_run_attempts": expand(runAttempts),
  "20261101000000_campaign_pauses": expand(campaignPauses),
  "20261105000000_invitations": expand(invitations),
  "20261110000000_split_parties": expand(splitParties),
  "20261112000000_reviews": expand(reviews),
  "20261113000000_apart_runs": expand(apartRuns),
  "20261114000000_orders_of_play": expand(ordersOfPlay),
  "20261123000000_campaign_events": expand(campaignEvents),
  "20261124000000_handouts": expand(handouts),
  "20261125000000_plugin_states": expand(pluginStates),
  "20261126000000_campaign_budgets": expand(campaignBudgets),
  "20261127000000_keys_of_users": expand(keysOfUsers),
  "20261129000000_rate_limits": expand(rateLimits),
  "20261130000000_pack_languages": expand(packLanguages),
  "20261202000000_vector_lengths": expand(vectorLengths),
  "20261203000000_shared_files": expand(sharedFiles),
  "20261204000000_packet_patches": expand(packetPatches),
  "20261205000000_history_of_narrations": expand(historyOfNarrations),
  "20261206000000_committed_runs": expand(committedRuns),
  "20261206000001_packet_parts": expand(packetParts),
  "20261206000002_one_index_of_run_events": expand(oneIndexOfRunEvents),
  "20261207000000_job_queue": expand(jobQueue),
  "20261208000000_packed_requests": expand(packedRequests),
  "20261208000001_contract_migrations": expand(contractMigrations),
  "20261209000000_servers": expand(servers),
  "20261210000000_batched_run_events": contract(batchedRunEvents, { after: "20261210000000_batched_run_events" }),
  "20261211000000_hot_tables": expand(hotTables),
  "20261212000000_calls_by_time": expand(callsByTime),
  "20261213000000_compact_rows": contract(compactRows, { after: "20261213000000_compact_rows" }),
  "20261214000000_smaller_events": contract(smallerEvents, { after: "20261214000000_smaller_events" }),
  "20261215000000_deeper_packets": contract(deeperPackets, { after: "20261215000000_deeper_packets" }),
  "20261215000001_whole_passages": expand(wholePassages),
  "20261216000000_requests_as_differences": contract(requestsAsDifferences, { after: "20261216000000_requests_as_differences" }),
  "20261217000000_leaner_outputs": contract(leanerOutputs, { after: "20261217000000_leaner_outputs" }),
};

/** Every statement of every migration, in order: the identity of a cached template. */
export const migrationSql: readonly string[] = Object.entries(changes).flatMap(([name, change]) => statementsOf(name, change));

/** A migration of the ORM. */
export const toMigration = (name: string, change: Change): MigrationObject => ({
  name,
  class: class extends Migration {
    override up(): void {
      for (const statement of statementsOf(name, change)) this.addSql(statement);
    }
  },
});

/** All migrations, oldest first. */
export const migrations: MigrationObject[] = Object.entries(changes).map(([name, change]) => toMigration(name, change));
