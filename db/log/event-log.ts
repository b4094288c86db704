import { createReport } from "freeform-rpg/kernel";
import { sql } from "kysely";
import { appendPacked } from "./append.ts";
import { foldLog } from "./fold-log.ts";
import { openPackets } from "./packets.ts";
import { readState, stateObject } from "./read-state.ts";
import { rewind } from "./rewind.ts";
import { tidy } from "./upkeep.ts";
import { campaignNotFound } from "../errors.ts";
import type { DatabaseConnection, EventLog, NewEvent } from "../tokens.ts";

const upkeepEvery = 100;

/** Without a listener, the error becomes a process warning. */
const warn = createReport({ read: () => [] }, "db");

/** The event log of a database. `report` receives errors of maintenance. */
export const createEventLog = (database: DatabaseConnection, report: typeof warn = warn): EventLog => {
  const packets = openPackets();
  const snapshot = async (campaignId: string): Promise<void> => {
    const { rows } = await sql`
      insert into state_snapshots (campaign_id, seq, turn_no, state)
      select id, head_seq, current_turn, ${stateObject(campaignId)} from campaigns where id = ${campaignId}
      on conflict (campaign_id, seq) do update set turn_no = excluded.turn_no returning seq`.execute(database.sql);
    if (rows.length === 0) throw campaignNotFound(campaignId);
  };
  const upkeep = async (campaignId: string): Promise<void> => {
    await snapshot(campaignId);
    await tidy(database);
  };
  return {
    append: async (event, changes) => {
      const { stored, ...appended } = await database.transaction(({ sql: db }) => appendPacked(db, event, changes, packets));
      if (stored !== undefined) packets.remember(event, appended.seq, stored);
      if (isUpkeepDue(event, appended.seq)) await upkeep(event.campaignId).catch((error) => report(late(event), error));
      return appended;
    },
    state: (campaignId) => readState(database.sql, campaignId),
    fold: (campaignId, options) => foldLog(database.sql, campaignId, options),
    rewind: (input) => database.transaction(({ sql: db }) => rewind(db, input)),
    snapshot: (campaignId) => snapshot(campaignId),
  };
};

// The event is committed whether or not maintenance succeeds, so a failure is only reported.
const late = ({ campaignId }: NewEvent): string =>
  `No snapshot of the campaign "${campaignId}" could be saved. Nothing is lost; its next hundredth turn tries again.`;

const isUpkeepDue = (event: NewEvent, seq: number): boolean =>
  event.turnNo > 0 && event.turnNo % upkeepEvery === 0 && seq === event.expectedHeadSeq + 1 && event.kind !== "edit";
