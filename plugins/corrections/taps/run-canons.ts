import { Database } from "freeform-rpg/db";
import type { DatabaseConnection } from "freeform-rpg/db";
import { campaignNotFound } from "../correction-error.ts";
import { buildCanon } from "../map/build-canon.ts";
import type { Canon } from "../map/build-canon.ts";
import { Corrections } from "../tokens.ts";
import type { CorrectionsService } from "../tokens.ts";

/** What taps use. */
export interface Used {
  readonly corrections: CorrectionsService;
  readonly database: DatabaseConnection;
}

/** The services behind {@link Used}. */
export const uses = { corrections: Corrections, database: Database };

/** Which map each run goes by. */
export interface RunCanons {
  /** The campaign's map as of now; the run goes by it from here on. */
  refresh(used: Used, runId: string, campaignId: string): Promise<Canon>;
  /** The map that a run of this campaign goes by. */
  in(used: Used, runId: string, campaignId: string): Promise<Canon>;
  /** The map that the run goes by; a resumed run finds its campaign again. */
  of(used: Used, runId: string): Promise<Canon>;
  /** Notes hidden names that a draft of this run used. */
  noteStruck(runId: string, names: readonly string[]): void;
  /** Hidden names that the last draft used, once. */
  takeStruck(runId: string): readonly string[];
  /** Forgets a run that has told all it will. */
  forget(runId: string): void;
}

/** Where nothing was ever corrected the campaign's names need not be read. */
const plain = buildCanon({ entities: [], threads: [], corrections: [] });

/** Runs remembered at once: more than one process ever has under way. */
const most = 500;

/** Remembers the maps of runs under way, so that no stage reads anything to find them. */
export const createRunCanons = (): RunCanons => {
  const canons = new Map<string, Canon>();
  const struck = new Map<string, readonly string[]>();
  const refresh: RunCanons["refresh"] = async ({ corrections }, runId, campaignId) => {
    const head = await corrections.head(campaignId);
    const canon = head.canon === 0 ? plain : await corrections.mapAt(campaignId, head);
    canons.delete(runId);
    canons.set(runId, canon);
    const [oldest] = canons.keys();
    if (canons.size > most && oldest !== undefined) forget(oldest);
    return canon;
  };
  const forget = (runId: string) => {
    canons.delete(runId);
    struck.delete(runId);
  };
  return {
    refresh,
    forget,
    in: async (used, runId, campaignId) => canons.get(runId) ?? refresh(used, runId, campaignId),
    of: async (used, runId) => canons.get(runId) ?? refresh(used, runId, await findCampaign(used, runId)),
    noteStruck: (runId, names) => void struck.set(runId, names),
    takeStruck(runId) {
      const names = struck.get(runId) ?? [];
      struck.delete(runId);
      return names;
    },
  };
};

const findCampaign = async ({ database }: Used, runId: string): Promise<string> => {
  const run = await database.sql.selectFrom("runs").select("campaign_id").where("id", "=", runId).executeTakeFirst();
  if (run === undefined) throw campaignNotFound(`of the run ${runId}`);
  return run.campaign_id;
};
