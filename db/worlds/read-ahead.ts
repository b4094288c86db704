import { facet } from "freeform-rpg/kernel";
import type { Service } from "freeform-rpg/kernel";
import type { TurnRequest } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { remember } from "../remember.ts";

/** What a plugin reads of the campaign of each turn. It is read in the statement that reads the turn's world, so that the plugin needs none of its own. */
export interface ReadAhead<T = unknown> {
  /** A name of its own among all of them. */
  readonly name: string;
  /** SQL of one value, which comes as JSON. */
  sql(request: TurnRequest): RawBuilder<unknown>;
  /** Keeps what was read for the turn's run. */
  keep(request: TurnRequest, value: T): void;
}

/** What is read with the world of a turn. A plugin that finds nothing kept for a run reads it by itself. */
export const readAhead = facet<Service<ReadAhead>>("db/read-ahead");

/** What was read ahead for runs that are under way. */
export interface KeptReads<T> extends ReadAhead<T> {
  /** What was read for a run; `undefined` where nothing was. */
  of(runId: string): T | undefined;
  /** The same, and removes it. */
  take(runId: string): T | undefined;
  /** Removes what was read for the runs of a campaign, or of all campaigns. */
  forget(campaignId?: string): void;
}

/** Runs whose reads are kept: more than one process runs at a time. */
const limit = 200;

/** Keeps what is read ahead under a name until it is used. */
export const keepReads = <T>(name: string, select: ReadAhead["sql"]): KeptReads<T> => {
  const kept = new Map<string, { readonly campaignId: string; readonly value: T }>();
  const forget = (campaignId?: string): void => {
    for (const [runId, read] of kept) if (campaignId === undefined || read.campaignId === campaignId) kept.delete(runId);
  };
  return {
    name,
    sql: select,
    keep: ({ run_id, campaign_id: campaignId }, value) => {
      // A campaign plays one turn at a time: what an earlier one has left is of no use.
      forget(campaignId);
      remember(kept, limit, run_id, { campaignId, value });
    },
    of: (runId) => kept.get(runId)?.value,
    take: (runId) => {
      const found = kept.get(runId);
      kept.delete(runId);
      return found?.value;
    },
    forget,
  };
};

/** SQL of all that is read ahead, as one object by name. */
export const readsObject = (request: TurnRequest, ahead: readonly ReadAhead[]): RawBuilder<Record<string, unknown>> =>
  sql`jsonb_build_object(${sql.join(ahead.flatMap((read) => [sql.lit(read.name), read.sql(request)]))})`;
