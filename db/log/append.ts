import type { RowChange } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { campaignPaused, conflict, DatabaseError } from "../errors.ts";
import { emptyState } from "../fold.ts";
import { encodeJson, encodeText } from "../json.ts";
import { withOutlooks } from "../sight/share-out.ts";
import { lockHead } from "./head.ts";
import { holds, refuseLostRun } from "./hold-run.ts";
import { storeOutputs } from "./outputs.ts";
import type { AppendedEvent, Head, HeadParts } from "./head.ts";
import { openPackets, storePacket } from "./packets.ts";
import type { ChainedPacket, Packets, StoredPacket } from "./packets.ts";
import { parseChanges } from "./parse-changes.ts";
import { readRows } from "./read-state.ts";
import { rowParts } from "./write-rows.ts";
import type { Tables } from "../tables.ts";
import type { NewEvent, RowKeys, RowLookup } from "../tokens.ts";

/** Appends one event within a transaction; see `EventLog.append`. */
export const append = async (
  db: Kysely<Tables>,
  event: NewEvent,
  changes: (lookup: RowLookup) => Promise<readonly RowChange[]>,
): Promise<AppendedEvent> => {
  const { event_id, seq, changes: rows } = await appendPacked(db, event, changes, openPackets());
  return { event_id, seq, changes: rows };
};

/** The same, with the packet as its differences from one of `packets` where that is shorter. `stored` is what was stored now. */
export const appendPacked = async (
  db: Kysely<Tables>,
  event: NewEvent,
  changes: (lookup: RowLookup) => Promise<readonly RowChange[]>,
  packets: Packets,
): Promise<AppendedEvent & { readonly stored?: ChainedPacket }> => {
  const known = packets.chainOf(event.campaignId, event.contextPacket);
  const log = openHead(db, event, known.at(-1)?.seq ?? null);
  try {
    const changed = parseChanges(await changes(log.lookup).finally(log.take));
    const { parted, base_run } = await log.take();
    const rows = await withOutlooks(db, event, changed, parted);
    const seq = event.expectedHeadSeq + 1;
    const stored = storePacket(event.contextPacket, base_run === known.at(-1)?.runId ? known : []);
    await writeEvent(db, event, seq, rows, {
      ...stored.row,
      pass_outputs: storeOutputs(event, stored.chain.at(-1)?.settings ?? null),
    });
    return { event_id: eventId(event.campaignId, seq), seq, changes: rows, stored };
  } catch (thrown) {
    if (thrown instanceof AlreadyAppended) return thrown.made;
    throw thrown;
  }
};

/** The head of the log, taken with the first rows that are looked up. `take` takes it where nothing was, and throws why it cannot be appended to. */
const openHead = (db: Kysely<Tables>, event: NewEvent, baseSeq: number | null) => {
  let taken: Promise<Head> | undefined;
  const take = (keys: RowKeys = {}): Promise<Head> => (taken ??= takeHead(db, event, { runId: event.runId, baseSeq, keys }));
  const lookup: RowLookup = async (keys) =>
    taken === undefined ? { ...emptyState(), ...(await take(keys)).found } : readRows(db, event.campaignId, keys);
  return { lookup, take: () => take() };
};

/** Ends an append whose run has its event in the log. */
class AlreadyAppended extends Error {
  readonly made: AppendedEvent;
  constructor(made: AppendedEvent) {
    super(`The event "${made.event_id}" is in the log already.`);
    this.made = made;
  }
}

const takeHead = async (db: Kysely<Tables>, event: NewEvent, parts: HeadParts): Promise<Head> => {
  const head = await lockHead(db, event.campaignId, parts);
  if (head.made !== null) throw new AlreadyAppended(head.made);
  if (head.paused && playKinds.has(event.kind)) throw campaignPaused(event.campaignId);
  if (head.head_seq === event.expectedHeadSeq) return checkTurn(event, head);
  // While this waited for the lock, the same run may have been committed by another process.
  const again = event.runId === null ? null : (await lockHead(db, event.campaignId, { runId: event.runId })).made;
  if (again !== null) throw new AlreadyAppended(again);
  throw conflict(event.campaignId, event.expectedHeadSeq, head.head_seq);
};

/** Kinds of events that wait while a campaign is paused. */
const playKinds: ReadonlySet<NewEvent["kind"]> = new Set<NewEvent["kind"]>(["turn", "clarification"]);

/** Kinds of events that take the number of a turn. */
const turnKinds: ReadonlySet<NewEvent["kind"]> = new Set<NewEvent["kind"]>(["turn", "clarification", "narration"]);

const checkTurn = (event: NewEvent, head: Head): Head => {
  const { current_turn } = head;
  const expected = turnKinds.has(event.kind) ? current_turn + 1 : current_turn;
  if (event.kind !== "rewind" && event.turnNo === expected) return head;
  throw new DatabaseError(
    "turn_out_of_order",
    `An event of kind "${event.kind}" cannot be appended as turn ${event.turnNo}: the campaign "${event.campaignId}" is at turn ${current_turn}. ` +
      (event.kind === "rewind" ? "Rewind with the log's own rewind." : `It should be turn ${expected}.`),
  );
};

/** An event's id: readable, and unique over all campaigns. */
export const eventId = (campaignId: string, seq: number): string => `${campaignId}:${seq}`;

/**
 * Inserts the event, writes its rows, bumps the head, marks the run as committed and forgets what it had made, in one statement. Throws when the run is
 * another's by now. Each row may occur once (see `lastChanges`).
 */
export const writeEvent = async (
  db: Kysely<Tables>,
  event: NewEvent,
  seq: number,
  changes: readonly RowChange[],
  stored: StoredPacket & { readonly pass_outputs: string },
): Promise<void> => {
  const insert = db
    .insertInto("events")
    .values({
      campaign_id: event.campaignId,
      seq,
      id: eventId(event.campaignId, seq),
      kind: event.kind,
      turn_no: event.turnNo,
      run_id: event.runId,
      user_id: event.userId,
      idempotency_key: event.idempotencyKey,
      player_input: encodeText(event.playerInput),
      final_text: encodeText(event.finalText),
      held: event.held ?? false,
      ...stored,
      engine_events: encodeJson(event.engineEvents),
      state_diff: encodeJson(event.stateDiff),
      rolls: encodeJson(event.rolls),
      prompt_versions: encodeJson(event.promptVersions),
      receipts: encodeJson(event.receipts),
      changes: encodeJson(changes),
      ...(event.witnesses === undefined ? {} : { witnesses: encodeJson(event.witnesses) }),
    })
    .returning(sql<boolean>`exists (select from held)`.as("held"));
  const { rows } = await sql<{ held: boolean }>`
    with bumped as (
      update campaigns set head_seq = ${seq}, current_turn = ${event.turnNo}, updated_at = now() where id = ${event.campaignId}),
    cleared as (delete from run_artifacts where campaign_id = ${event.campaignId} and run_id = ${event.runId ?? ""}),
    held as (update runs set committed = true where ${holds(event)} returning id)
    ${sql.join(
      rowParts(event.campaignId, changes).map((part) => sql`, ${part}`),
      sql``,
    )}
    ${insert}`.execute(db);
  if (rows[0]?.held !== true && typeof event.attempt === "number") await refuseLostRun(db, event);
};
