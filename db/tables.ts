import type { StateRow, StateTable } from "freeform-rpg/schemas";
import type { Json } from "./columns.ts";
import type {
  CampaignEventsTable,
  CampaignsTable,
  EventsTable,
  HandoutImagesTable,
  HandoutsTable,
  InvitationsTable,
  JoinRequestsTable,
  MemberRemovalsTable,
  MembersTable,
  SessionsTable,
  SetupsTable,
  StateSnapshotsTable,
  TableMessagesTable,
  TurnFeedbackTable,
} from "./campaign-tables.ts";
import type { ContentPacksTable, CorrectionsTable, PackChunksTable, PromptPinsTable, SceneLoreTable } from "./canon-tables.ts";
import type { SharedContentsTable, SharedFoldersTable, SharedObjectsTable } from "./file-tables.ts";
import type { HistoryPassagesTable, LoreCollectionsTable, LoreGenerationsTable, LoreTermsTable, LoreVectorsTable } from "./lore-tables.ts";
import type {
  EvalCasesTable,
  EvalRunsTable,
  ModelCallsTable,
  RateLimitsTable,
  ServersTable,
  ReviewsTable,
  RunArtifactsTable,
  RunEventsTable,
  RunsTable,
} from "./run-tables.ts";

type ColumnOf<T> = [T] extends [string | number | boolean | null] ? T : Json<T>;

/** A state table's columns: the fields of its row under the campaign they belong to. Written by the log alone. */
export type StateColumns<T extends StateTable> = { campaign_id: string } & {
  [Field in keyof StateRow<T>]: ColumnOf<StateRow<T>[Field]>;
};

type StateTables = { [T in StateTable]: StateColumns<T> };

/** The words of entities' names. Kept by the database itself. */
export interface EntityNamesTable {
  campaign_id: string;
  token: string;
  entity_id: string;
}

/** Every table, as Kysely reads and writes it. */
export interface Tables extends StateTables {
  campaigns: CampaignsTable;
  members: MembersTable;
  member_removals: MemberRemovalsTable;
  invitations: InvitationsTable;
  join_requests: JoinRequestsTable;
  entity_names: EntityNamesTable;
  events: EventsTable;
  state_snapshots: StateSnapshotsTable;
  turn_feedback: TurnFeedbackTable;
  table_messages: TableMessagesTable;
  campaign_events: CampaignEventsTable;
  handout_images: HandoutImagesTable;
  handouts: HandoutsTable;
  sessions: SessionsTable;
  setups: SetupsTable;
  content_packs: ContentPacksTable;
  pack_chunks: PackChunksTable;
  scene_lore: SceneLoreTable;
  history_passages: HistoryPassagesTable;
  lore_terms: LoreTermsTable;
  lore_collections: LoreCollectionsTable;
  lore_generations: LoreGenerationsTable;
  lore_vectors: LoreVectorsTable;
  corrections: CorrectionsTable;
  prompt_pins: PromptPinsTable;
  rate_limits: RateLimitsTable;
  servers: ServersTable;
  shared_folders: SharedFoldersTable;
  shared_objects: SharedObjectsTable;
  shared_contents: SharedContentsTable;
  runs: RunsTable;
  reviews: ReviewsTable;
  run_artifacts: RunArtifactsTable;
  run_events: RunEventsTable;
  model_calls: ModelCallsTable;
  eval_runs: EvalRunsTable;
  eval_cases: EvalCasesTable;
}
