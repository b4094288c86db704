import type { EventLog } from "freeform-rpg/db";
import { rowKey } from "freeform-rpg/db/lib";
import type { GameState, RowChange } from "freeform-rpg/schemas";

/** The campaign that rows are laid over. */
export interface OverlaidCampaign {
  readonly campaignId: string;
  readonly start: GameState;
  /** The log's last event. */
  readonly head: number;
}

/** Makes a function that lays rows over the campaign's start, in place of those that it laid before. */
export const createOverlay = (
  log: EventLog,
  { campaignId, start, head }: OverlaidCampaign,
): ((rows: readonly RowChange[]) => Promise<void>) => {
  let seq = head;
  let laid: readonly RowChange[] = [];
  return async (rows) => {
    const changes = [...laid.map((change) => startingRow(start, change)), ...rows];
    laid = rows;
    if (changes.length === 0) return;
    ({ seq } = await log.append(editAt(campaignId, seq), async () => changes));
  };
};

const startingRow = (start: GameState, { table, key }: RowChange): RowChange => {
  const row = start[table].find((one) => rowKey(table, one).join("\n") === key.join("\n"));
  return { table, key, row: row === undefined ? null : JSON.parse(JSON.stringify(row)) };
};

const editAt = (campaignId: string, expectedHeadSeq: number) => ({
  campaignId,
  kind: "edit" as const,
  runId: null,
  userId: null,
  idempotencyKey: null,
  expectedHeadSeq,
  turnNo: 0,
  playerInput: "",
  contextPacket: null,
  passOutputs: {},
  engineEvents: [],
  stateDiff: {},
  rolls: [],
  finalText: "",
  promptVersions: {},
  receipts: [],
});
