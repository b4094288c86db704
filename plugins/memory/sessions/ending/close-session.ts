import { appendWith } from "freeform-rpg/db/lib";
import type { DatabaseConnection, NewEvent } from "freeform-rpg/db";
import type { RowChange, Summary } from "freeform-rpg/schemas";
import type { CampaignHead } from "../session-rows.ts";
import { summariseSegment } from "../summaries/segment.ts";
import { readLastSummaries } from "./last-summaries.ts";
import type { SummarySources } from "./sources.ts";
import type { WrittenSummary } from "./write-summary.ts";

/** The session to close, and the summary to store with it. */
export interface CloseRequest {
  readonly campaign_id: string;
  readonly session_id: string;
  readonly user_id: string;
  readonly from_turn: number;
  readonly sources: SummarySources;
  readonly written: WrittenSummary;
  /** The head of the log when the sources were read. */
  readonly head: CampaignHead;
}

/** Appends the summaries of the session, its last scene and its threads as one `edit` event, which a rewind removes. Throws `conflict`. */
export const closeSession = async (database: DatabaseConnection, closing: CloseRequest): Promise<void> => {
  const { campaign_id, session_id, from_turn, head, written } = closing;
  const changes = (await listSummaries(database, closing)).map(toChange);
  await appendWith(database, editOf(closing), changes, async (db) => {
    const { text: summary, written_by, notice } = written;
    const range = { turn_range_start: from_turn, turn_range_end: head.current_turn };
    await db
      .updateTable("sessions")
      .set({ ended_at: new Date(), ...range, summary, written_by, notice })
      .where("campaign_id", "=", campaign_id)
      .where("id", "=", session_id)
      .execute();
  });
};

const listSummaries = async ({ sql }: DatabaseConnection, { campaign_id, session_id, sources, written, head, from_turn }: CloseRequest) => {
  if (written.text === "") return [];
  const to_turn = head.current_turn;
  const threads = sources.open.map(({ id }) => id);
  const last = await readLastSummaries(sql, campaign_id, threads);
  const since = Math.max(from_turn - 1, last.scene);
  const happenings = sources.happenings.filter(({ turn_no }) => turn_no > since);
  const segment = { from_turn: since + 1, to_turn, happenings, location_id: sources.scene.location_id };
  const session: Summary = { id: session_id, scope: "session", scope_id: session_id, text: written.text, from_turn, to_turn };
  return [session, ...summariseSegment({ ...segment, threads: threads.map((id) => ({ id, earlier: last.threads.get(id) ?? null })) })];
};

const toChange = (row: Summary): RowChange => ({ table: "summaries", key: [row.id], row: { ...row } });

const editOf = ({ campaign_id, user_id, head, written: { receipts } }: CloseRequest): NewEvent => ({
  campaignId: campaign_id,
  kind: "edit",
  runId: null,
  userId: user_id,
  idempotencyKey: null,
  expectedHeadSeq: head.head_seq,
  turnNo: head.current_turn,
  playerInput: "",
  contextPacket: {},
  passOutputs: {},
  engineEvents: [],
  stateDiff: {},
  rolls: [],
  finalText: "",
  promptVersions: Object.fromEntries(receipts.map(({ prompt_id, prompt_version }) => [prompt_id, prompt_version])),
  receipts,
});
