import type { RowChange, TurnSettings } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { z } from "zod";
import { encodeJson } from "../json.ts";
import { createEventLog } from "../log/event-log.ts";
import { parseChanges } from "../log/parse-changes.ts";
import { readRows } from "../log/read-state.ts";
import { writeRows } from "../log/write-rows.ts";
import type { DatabaseConnection, EventLog } from "../tokens.ts";
import { copyCampaign } from "./copy-campaign.ts";
import type { CopyWhat } from "./copy-campaign.ts";
import { hasOutlooks } from "../sight/is-parted.ts";
import { withOutlooks } from "../sight/share-out.ts";
import { toEventColumns } from "./event-columns.ts";
import type { EventColumns } from "./event-columns.ts";
import { syncCanon } from "./sync-canon.ts";
import { syncTexts } from "./sync-texts.ts";

/** An event that a run in a sandbox would have appended. */
export interface WouldBe {
  readonly event: EventColumns;
  readonly changes: readonly RowChange[];
}

/** An event's row as the log stores it. */
export type EventRow = Readonly<Record<string, unknown>> & { readonly seq: number; readonly turn_no: number };

/** A turn that is to be played again. */
export interface PlacedTurn {
  /** The ISO time at which it was committed. */
  readonly at: string;
  /** The log's number of its event. */
  readonly seq: number;
  readonly turnNo: number;
  /** The settings that it was played with; `null` where they were not recorded: then the present ones hold. */
  readonly settings: TurnSettings | null;
}

/** A copy of one campaign in a separate database, in its state before a turn. Changes here do not affect the campaign. */
export interface Sandbox {
  readonly database: DatabaseConnection;
  /** Its log: an append is worked out and noted, and never written. */
  readonly log: EventLog;
  /** The event that was appended since the last call; `null` when there is none. */
  take(): WouldBe | null;
  /** Sets canon, texts and settings to what they were when a turn was played, and the head to what it was before its event. */
  place(turn: PlacedTurn): Promise<void>;
  /** Puts an event and its changes behind what is there. */
  put(row: EventRow, changes: readonly RowChange[]): Promise<void>;
  close(): Promise<void>;
}

/** Copies a campaign's state before a turn into `spare`, an empty database, and takes ownership of it: `close` closes it. */
export const openSandbox = async (from: DatabaseConnection, spare: DatabaseConnection, what: CopyWhat): Promise<Sandbox> => {
  const copying = { from: from.sql, to: spare.sql };
  const db = spare.sql;
  await copyCampaign(from, spare, what);
  const sync = syncCanon(copying, what.campaignId);
  const setTexts = await syncTexts(copying, what.campaignId);
  let noted: WouldBe | null = null;
  return {
    database: spare,
    log: {
      ...createEventLog(spare),
      append: async (event, changesOf) => {
        const changed = parseChanges(await changesOf((keys) => readRows(db, event.campaignId, keys)));
        const changes = await withOutlooks(db, event, changed, await hasOutlooks(db, event.campaignId));
        noted = { event: toEventColumns(event), changes };
        const seq = event.expectedHeadSeq + 1;
        return { event_id: `${event.campaignId}:${seq}`, seq, changes };
      },
    },
    take: () => {
      const taken = noted;
      noted = null;
      return taken;
    },
    place: async ({ at, seq, turnNo, settings }) => {
      await sync(at);
      await setTexts(at, seq);
      if (settings !== null) await setSettings(spare, what.campaignId, settings);
      await setHead(spare, what.campaignId, seq - 1, turnNo - 1);
    },
    put: async (row, changes) => {
      await writeRows(db, what.campaignId, changes);
      // A JSON `null` would come out of the record as no value at all.
      const whole = { ...row, context_packet: row["context_packet"] ?? {} };
      await sql`insert into events select * from jsonb_populate_record(null::events, ${encodeJson(whole)}::jsonb)`.execute(db);
      await markStruck(spare, what.campaignId, row);
      await setHead(spare, what.campaignId, row.seq, row.turn_no);
    },
    close: () => spare.close(),
  };
};

const setSettings = async ({ sql: db }: DatabaseConnection, campaignId: string, settings: TurnSettings): Promise<void> => {
  const { calibration, ...rest } = settings;
  await db
    .updateTable("campaigns")
    .set({ ...rest, calibration: encodeJson(calibration) })
    .where("id", "=", campaignId)
    .execute();
};

/** From a strike on the event that it took back is no part of the story. */
const markStruck = async ({ sql: db }: DatabaseConnection, campaignId: string, { kind, seq, pass_outputs }: EventRow): Promise<void> => {
  const struck = kind === "strike" ? StrikeOutputs.parse(pass_outputs).strike.seq : null;
  if (struck === null) return;
  await db.updateTable("events").set({ superseded_by: seq }).where("campaign_id", "=", campaignId).where("seq", "=", struck).execute();
};

const StrikeOutputs = z.object({ strike: z.object({ seq: z.number() }) });

const setHead = async ({ sql: db }: DatabaseConnection, campaignId: string, head_seq: number, current_turn: number): Promise<void> => {
  await db.updateTable("campaigns").set({ head_seq, current_turn }).where("id", "=", campaignId).execute();
};
