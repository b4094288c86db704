import type { RowChange } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { campaignPaused, conflict, DatabaseError } from "../errors.ts";
import { encodeJson, encodeText } from "../json.ts";
import { withOutlooks } from "../sight/share-out.ts";
import { lockHead } from "./head.ts";
import { holds, refuseLostRun } from "./hold-run.ts";
import type { AppendedEvent, Head } from "./head.ts";
import { openPackets, storePacket } from "./packets.ts";
import type { Packets, StoredPacket } from "./packets.ts";
import { parseChanges } from "./parse-changes.ts";
import { readRows } from "./read-state.ts";
import { writeRows } from "./write-rows.ts";
import type { Tables } from "../tables.ts";
import type { NewEvent, RowLookup } from "../tokens.ts";

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
): Promise<AppendedEvent & { readonly stored?: StoredPacket }> => {
  const base = packets.baseOf(event.campaignId, event.contextPacket);
  const taken = await takeHead(db, event, base?.seq ?? null);
  if ("event_id" in taken) return taken;
  const changed = parseChanges(await changes((keys) => readRows(db, event.campaignId, keys)));
  const rows = await withOutlooks(db, event, changed, taken.parted);
  await writeRows(db, event.campaignId, rows);
  const seq = event.expectedHeadSeq + 1;
  const stored = storePacket(event.contextPacket, taken.base_run === base?.runId ? base : null);
  await writeEvent(db, event, seq, rows, stored);
  return { event_id: eventId(event.campaignId, seq), seq, changes: rows, stored };
};

const takeHead = async (db: Kysely<Tables>, event: NewEvent, baseSeq: number | null): Promise<AppendedEvent | Head> => {
  const head = await lockHead(db, event.campaignId, event.runId, baseSeq);
  if (head.made !== null) return head.made;
  if (head.paused && playKinds.has(event.kind)) throw campaignPaused(event.campaignId);
  if (head.head_seq === event.expectedHeadSeq) return checkTurn(event, head);
  // While this waited for the lock, the same run may have been committed by another process.
  const again = event.runId === null ? null : (await lockHead(db, event.campaignId, event.runId)).made;
  if (again !== null) return again;
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

/** Inserts the event, bumps the head, marks the run as committed and forgets what it had made, in one statement. Throws when the run is another's by now. */
export const writeEvent = async (
  db: Kysely<Tables>,
  event: NewEvent,
  seq: number,
  changes: readonly RowChange[],
  packet: StoredPacket,
): Promise<void> => {
  const { held } = await db
    .with("bumped", (q) =>
      q
        .updateTable("campaigns")
        .set({ head_seq: seq, current_turn: event.turnNo, updated_at: sql<string>`now()` })
        .where("id", "=", event.campaignId),
    )
    .with("cleared", (q) =>
      q
        .deleteFrom("run_artifacts")
        .where("campaign_id", "=", event.campaignId)
        .where("run_id", "=", event.runId ?? ""),
    )
    .with("held", (q) => q.updateTable("runs").set({ committed: true }).where(holds(event)).returning("id"))
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
      ...packet,
      pass_outputs: encodeJson(event.passOutputs),
      engine_events: encodeJson(event.engineEvents),
      state_diff: encodeJson(event.stateDiff),
      rolls: encodeJson(event.rolls),
      prompt_versions: encodeJson(event.promptVersions),
      receipts: encodeJson(event.receipts),
      changes: encodeJson(changes),
      ...(event.witnesses === undefined ? {} : { witnesses: encodeJson(event.witnesses) }),
    })
    .returning(({ exists, selectFrom }) => exists(selectFrom("held").select("held.id")).as("held"))
    .executeTakeFirstOrThrow();
  if (!held && typeof event.attempt === "number") await refuseLostRun(db, event);
};
