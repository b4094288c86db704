import { appendWith } from "freeform-rpg/db";
import type { DatabaseConnection, NewEvent, Tables } from "freeform-rpg/db";
import type { RowChange, Summary } from "freeform-rpg/schemas";
import type { Kysely } from "kysely";
import type { Notes } from "./read-notes.ts";
import { summarise, summariseThread } from "./summarise.ts";

/** What ends with a session: its summary goes into the log, so that a rewind takes it back with the turns it tells of. */
export interface Ending {
  readonly session_id: string;
  readonly user_id: string;
  readonly notes: Notes;
  /** The head of the log that the notes were read at. */
  readonly head_seq: number;
  readonly turn_no: number;
}

/** Appends the session's summary, that of its scene and those of its threads as one `edit` event. Throws `conflict`. */
export const writeSummaries = async (
  database: DatabaseConnection,
  ending: Ending,
  also: (sql: Kysely<Tables>, summary: string) => Promise<void>,
): Promise<string> => {
  const text = summarise(ending.notes);
  const changes = listSummaries(ending, text).map(toChange);
  await appendWith(database, editOf(ending), changes, (sql) => also(sql, text));
  return text;
};

const listSummaries = ({ session_id, notes }: Ending, text: string): Summary[] => {
  const { from_turn, to_turn, scene, open } = notes;
  const reach = { from_turn, to_turn };
  const ofThreads = open.flatMap((thread): Summary[] => {
    const told = summariseThread(notes, thread);
    return told === "" ? [] : [{ id: `${session_id}-${thread.id}`, scope: "thread", scope_id: thread.id, text: told, ...reach }];
  });
  if (text === "") return [];
  const here = summarise({ ...notes, open: [], happenings: notes.happenings.filter(({ turn_no }) => turn_no >= scene.since_turn) });
  const ofScene: Summary[] =
    here === "" ? [] : [{ id: `${session_id}-scene`, scope: "scene", scope_id: scene.location_id, text: here, ...reach }];
  return [{ id: session_id, scope: "session", scope_id: session_id, text, ...reach }, ...ofScene, ...ofThreads];
};

const toChange = (row: Summary): RowChange => ({ table: "summaries", key: [row.id], row: { ...row } });

const editOf = ({ notes, user_id, head_seq, turn_no }: Ending): NewEvent => ({
  campaign_id: notes.campaign_id,
  kind: "edit",
  run_id: null,
  user_id,
  idempotency_key: null,
  expected_head_seq: head_seq,
  turn_no,
  player_input: "",
  context_packet: {},
  pass_outputs: {},
  engine_events: [],
  state_diff: {},
  rolls: [],
  final_text: "",
  prompt_versions: {},
  receipts: [],
});
