import { sql } from "kysely";
import type { Kysely } from "kysely";
import { DatabaseError } from "../errors.ts";
import { diffStates } from "../fold.ts";
import { writeEvent } from "./append.ts";
import { foldLog } from "./fold-log.ts";
import { storeOutputs } from "./outputs.ts";
import { lockHead } from "./head.ts";
import { counts } from "./stands.ts";
import { storePacket } from "./packets.ts";
import { readState } from "./read-state.ts";
import type { Tables } from "../tables.ts";
import type { NewEvent } from "../tokens.ts";

/** A rewind: the campaign, the user, the target turn and the reason. */
export interface RewindInput {
  readonly campaignId: string;
  readonly userId: string;
  readonly turnNo: number;
  readonly reason: string;
}

/** Rewinds a campaign within a transaction; see `EventLog.rewind`. */
export const rewind = async (db: Kysely<Tables>, input: RewindInput): Promise<{ seq: number; turnNo: number; superseded: number }> => {
  const { head_seq, current_turn } = await lockHead(db, input.campaignId, { runId: null });
  checkTarget(input, current_turn);
  const target = await foldLog(db, input.campaignId, { turnNo: input.turnNo });
  const changes = diffStates(await readState(db, input.campaignId), target);
  const superseded = await supersede(db, input, head_seq + 1);
  const event = rewindEvent(input, head_seq, current_turn);
  await writeEvent(db, event, head_seq + 1, changes, { ...storePacket(null, []).row, pass_outputs: storeOutputs(event, null) });
  return { seq: head_seq + 1, turnNo: input.turnNo, superseded };
};

const checkTarget = ({ campaignId, turnNo }: RewindInput, current: number): void => {
  if (Number.isInteger(turnNo) && turnNo >= 0 && turnNo < current) return;
  const range = current === 0 ? "There is no turn to rewind yet" : `Choose a turn from 0 (the beginning) to ${current - 1}`;
  throw new DatabaseError(
    "turn_not_found",
    `The campaign "${campaignId}" cannot be rewound to turn "${turnNo}": it is at turn ${current}. ${range}.`,
  );
};

/**
 * Marks later turns and their snapshots as superseded, and returns the number of turns. A strike that is undone gives back what it took; what it took
 * of later turns is rewound with them.
 */
const supersede = async (db: Kysely<Tables>, { campaignId, turnNo }: RewindInput, seq: number): Promise<number> => {
  const { rows } = await sql<{ turns: number }>`
    with strikes as materialized (
      select seq from events where campaign_id = ${campaignId} and kind = 'strike' and superseded_by is null and turn_no > ${turnNo}::integer),
    given_back as (
      update events set superseded_by = null
      where campaign_id = ${campaignId} and turn_no <= ${turnNo}::integer and superseded_by in (select seq from strikes)),
    later as (
      update events set superseded_by = ${seq}::integer
      where campaign_id = ${campaignId} and turn_no > ${turnNo}::integer and ${counts("events")} returning kind),
    shots as (
      update state_snapshots set superseded_by = ${seq}::integer
      where campaign_id = ${campaignId} and turn_no > ${turnNo}::integer and superseded_by is null)
    select count(*)::integer as turns from later where kind in ('turn', 'clarification', 'narration')`.execute(db);
  return rows[0]?.turns ?? 0;
};

const rewindEvent = (input: RewindInput, head: number, from: number): NewEvent => ({
  campaignId: input.campaignId,
  kind: "rewind",
  runId: null,
  userId: input.userId,
  idempotencyKey: null,
  expectedHeadSeq: head,
  turnNo: input.turnNo,
  playerInput: input.reason,
  contextPacket: null,
  passOutputs: { rewind: { from_turn: from, to_turn: input.turnNo, reason: input.reason, by: input.userId } },
  engineEvents: [],
  stateDiff: {},
  rolls: [],
  finalText: "",
  promptVersions: {},
  receipts: [],
});
