import { Database } from "freeform-rpg/db";
import type { DatabaseConnection, KeptReads } from "freeform-rpg/db";
import { keepReads } from "freeform-rpg/db/lib";
import { service } from "freeform-rpg/kernel";
import { sql } from "kysely";
import { campaignNotFound } from "../correction-error.ts";
import { buildCanon } from "../map/build-canon.ts";
import type { Canon } from "../map/build-canon.ts";
import { headJson } from "../service/canon-rows.ts";
import type { CanonHead } from "../service/canon-rows.ts";
import { Corrections } from "../tokens.ts";
import type { CorrectionsService } from "../tokens.ts";

/** The services that the taps use. */
export interface CanonServices {
  readonly corrections: CorrectionsService;
  readonly database: DatabaseConnection;
  readonly heads: KeptReads<CanonHead | null>;
}

/** The versions of the maps, read with the worlds of turns. */
export const CanonHeads = service<KeptReads<CanonHead | null>>("corrections/canon-heads");

/** Keeps them. */
export const keepHeads = (): KeptReads<CanonHead | null> => keepReads("canon", ({ campaign_id }) => headJson(sql`${campaign_id}::text`));

/** The tokens of {@link CanonServices}. */
export const uses = { corrections: Corrections, database: Database, heads: CanonHeads };

/** The canonical maps of current runs. */
export interface RunCanons {
  /** Reads the campaign's current map and uses it for the run from now on. */
  refresh(used: CanonServices, runId: string, campaignId: string): Promise<Canon>;
  /** The map of a run of this campaign. */
  forCampaign(used: CanonServices, runId: string, campaignId: string): Promise<Canon>;
  /** The map of a run. A resumed run reads its campaign id again. */
  forRun(used: CanonServices, runId: string): Promise<Canon>;
  /** Records hidden names that a draft of this run used. */
  recordHiddenNames(runId: string, names: readonly string[]): void;
  /** Returns and removes the hidden names that the last draft used. */
  takeHiddenNames(runId: string): readonly string[];
  /** Removes a finished run. */
  forget(runId: string): void;
}

/** The map of campaigns without corrections: their names need not be read. */
const plain = buildCanon({ entities: [], threads: [], corrections: [] });

/** The number of remembered runs: more than one process runs at a time. */
const maxRuns = 500;

/** Remembers the maps of current runs, so that stages need no statement to find them. */
export const createRunCanons = (): RunCanons => {
  const canons = new Map<string, Canon>();
  const hiddenNames = new Map<string, readonly string[]>();
  const refresh: RunCanons["refresh"] = async ({ corrections, heads }, runId, campaignId) => {
    const head = heads.take(runId) ?? (await corrections.head(campaignId));
    const canon = head.canon === 0 ? plain : await corrections.mapAt(campaignId, head);
    canons.delete(runId);
    canons.set(runId, canon);
    const [oldest] = canons.keys();
    if (canons.size > maxRuns && oldest !== undefined) forget(oldest);
    return canon;
  };
  const forget = (runId: string) => {
    canons.delete(runId);
    hiddenNames.delete(runId);
  };
  return {
    refresh,
    forget,
    forCampaign: async (used, runId, campaignId) => canons.get(runId) ?? refresh(used, runId, campaignId),
    forRun: async (used, runId) => canons.get(runId) ?? refresh(used, runId, await findCampaign(used, runId)),
    recordHiddenNames: (runId, names) => void hiddenNames.set(runId, names),
    takeHiddenNames(runId) {
      const names = hiddenNames.get(runId) ?? [];
      hiddenNames.delete(runId);
      return names;
    },
  };
};

const findCampaign = async ({ database }: CanonServices, runId: string): Promise<string> => {
  const run = await database.sql.selectFrom("runs").select("campaign_id").where("id", "=", runId).executeTakeFirst();
  if (run === undefined) throw campaignNotFound(`of the run ${runId}`);
  return run.campaign_id;
};
