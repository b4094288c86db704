import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";
import { closeRound } from "./close-round.ts";
import type { ClosedRounds, CloseOptions } from "./close-round.ts";
import type { InitiativeOptions } from "./initiative.ts";
import { readRound } from "./read-round.ts";
import type { Round } from "./read-round.ts";

/** The rounds of campaigns. */
export interface Rounds {
  /** See `closeRound`. */
  close(campaignId: string, options?: CloseOptions): Promise<ClosedRounds>;
  /** The round that is declared at present; `null` when there is no such campaign. */
  read(campaignId: string): Promise<Round | null>;
  /** Campaigns that are played in rounds and have actions waiting for one. */
  open(): Promise<readonly string[]>;
}

/** The rounds in a database. */
export const openRounds = (database: DatabaseConnection, dice: InitiativeOptions["dice"]): Rounds => ({
  close: (campaignId, options = {}) => closeRound(database, dice, campaignId, options),
  read: (campaignId) => readRound(database.sql, campaignId, dice),
  open: async () => {
    const { rows } = await sql<{ id: string }>`
      select id from campaigns c where status = 'active' and order_of_play ->> 'mode' = 'rounds'
        and exists (select from runs r where r.campaign_id = c.id and r.status = 'queued' and r.round_run_id is null)`.execute(
      database.sql,
    );
    return rows.map(({ id }) => id);
  },
});
