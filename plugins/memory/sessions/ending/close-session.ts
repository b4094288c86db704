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
  readonly campaignId: string;
  readonly sessionId: string;
  readonly userId: string;
  readonly fromTurn: number;
  readonly sources: SummarySources;
  readonly written: WrittenSummary;
  /** The head of the log when the sources were read. */
  readonly head: CampaignHead;
}

/** Appends the summaries of the session, its last scene and its threads as one `edit` event, which a rewind removes. Throws `conflict`. */
export const closeSession = async (database: DatabaseConnection, request: CloseRequest): Promise<void> => {
  const { campaignId, sessionId, fromTurn, head, written } = request;
  const changes = (await listSummaries(database, request)).map(toChange);
  await appendWith(database, editOf(request), changes, async (db) => {
    const { text: summary, written_by, notice } = written;
    const range = { turn_range_start: fromTurn, turn_range_end: head.currentTurn };
    await db
      .updateTable("sessions")
      .set({ ended_at: new Date(), ...range, summary, written_by, notice })
      .where("campaign_id", "=", campaignId)
      .where("id", "=", sessionId)
      .execute();
  });
};

const listSummaries = async ({ sql }: DatabaseConnection, { campaignId, sessionId, sources, written, head, fromTurn }: CloseRequest) => {
  if (written.text === "") return [];
  const toTurn = head.currentTurn;
  const threads = sources.open.map(({ id }) => id);
  const last = await readLastSummaries(sql, campaignId, threads);
  const since = Math.max(fromTurn - 1, last.scene);
  const happenings = sources.happenings.filter(({ turn_no }) => turn_no > since);
  const segment = { fromTurn: since + 1, toTurn, happenings, locationId: sources.scene.location_id };
  const session: Summary = {
    id: sessionId,
    scope: "session",
    scope_id: sessionId,
    text: written.text,
    from_turn: fromTurn,
    to_turn: toTurn,
  };
  return [session, ...summariseSegment({ ...segment, threads: threads.map((id) => ({ id, earlier: last.threads.get(id) ?? null })) })];
};

const toChange = (row: Summary): RowChange => ({ table: "summaries", key: [row.id], row: { ...row } });

const editOf = ({ campaignId, userId, head, written: { receipts, corrections } }: CloseRequest): NewEvent => ({
  campaignId,
  kind: "edit",
  runId: null,
  userId,
  idempotencyKey: null,
  expectedHeadSeq: head.headSeq,
  turnNo: head.currentTurn,
  playerInput: "",
  contextPacket: {},
  passOutputs: corrections === undefined ? {} : { self_correction: corrections },
  engineEvents: [],
  stateDiff: {},
  rolls: [],
  finalText: "",
  promptVersions: Object.fromEntries(receipts.map(({ prompt_id, prompt_version }) => [prompt_id, prompt_version])),
  receipts,
});
