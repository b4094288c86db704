import { sql } from "kysely";
import type { Kysely } from "kysely";
import { DatabaseError } from "../errors.ts";
import { diffStates } from "../fold.ts";
import { writeEvent } from "./append.ts";
import { foldLog } from "./fold-log.ts";
import { lockHead } from "./head.ts";
import { readState } from "./read-state.ts";
import { writeRows } from "./write-rows.ts";
import type { Tables } from "../tables.ts";
import type { NewEvent } from "../tokens.ts";

/** Who takes a campaign back to which turn, and why. */
export interface RewindInput {
  readonly campaign_id: string;
  readonly user_id: string;
  readonly turn_no: number;
  readonly reason: string;
}

/** Takes a campaign back within a transaction; see `EventLog.rewind`. */
export const rewind = async (db: Kysely<Tables>, input: RewindInput): Promise<{ seq: number; turn_no: number; superseded: number }> => {
  const { head_seq, current_turn } = await lockHead(db, input.campaign_id, null);
  checkTarget(input, current_turn);
  const target = await foldLog(db, input.campaign_id, { turnNo: input.turn_no });
  const changes = diffStates(await readState(db, input.campaign_id), target);
  await writeRows(db, input.campaign_id, changes);
  const superseded = await supersede(db, input, head_seq + 1);
  await writeEvent(db, rewindEvent(input, head_seq, current_turn), head_seq + 1, changes);
  return { seq: head_seq + 1, turn_no: input.turn_no, superseded };
};

const checkTarget = ({ campaign_id, turn_no }: RewindInput, current: number): void => {
  if (Number.isInteger(turn_no) && turn_no >= 0 && turn_no < current) return;
  const range = current === 0 ? "There is no turn to rewind yet" : `Choose a turn from 0 (the beginning) to ${current - 1}`;
  throw new DatabaseError(
    "turn_not_found",
    `The campaign "${campaign_id}" cannot be rewound to turn "${turn_no}": it is at turn ${current}. ${range}.`,
  );
};

/** Takes later turns, and snapshots of them, out of the story; answers how many turns. */
const supersede = async (db: Kysely<Tables>, { campaign_id, turn_no }: RewindInput, seq: number): Promise<number> => {
  const { rows } = await sql<{ turns: number }>`
    with later as (
      update events set superseded_by = ${seq}::integer
      where campaign_id = ${campaign_id} and turn_no > ${turn_no}::integer and superseded_by is null returning kind),
    shots as (
      update state_snapshots set superseded_by = ${seq}::integer
      where campaign_id = ${campaign_id} and turn_no > ${turn_no}::integer and superseded_by is null)
    select count(*)::integer as turns from later where kind in ('turn', 'clarification')`.execute(db);
  return rows[0]?.turns ?? 0;
};

const rewindEvent = (input: RewindInput, head: number, from: number): NewEvent => ({
  campaign_id: input.campaign_id,
  kind: "rewind",
  run_id: null,
  user_id: input.user_id,
  idempotency_key: null,
  expected_head_seq: head,
  turn_no: input.turn_no,
  player_input: input.reason,
  context_packet: null,
  pass_outputs: { rewind: { from_turn: from, to_turn: input.turn_no, reason: input.reason, by: input.user_id } },
  engine_events: [],
  state_diff: {},
  rolls: [],
  final_text: "",
  prompt_versions: {},
  receipts: [],
});
