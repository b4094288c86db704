import type { Tables } from "freeform-rpg/db";
import type { Summary } from "freeform-rpg/schemas";
import type { Kysely } from "kysely";

/** The newest summaries of a campaign. */
export interface LastSummaries {
  /** The last turn that a scene summary covers; 0 before the first. */
  readonly scene: number;
  /** Thread summaries by thread id. */
  readonly threads: ReadonlyMap<string, Pick<Summary, "text" | "from_turn">>;
}

/** Reads the newest summaries of a campaign. */
export const readLastSummaries = async (db: Kysely<Tables>, campaignId: string, threads: readonly string[]): Promise<LastSummaries> => {
  const { last } = await db
    .selectFrom("summaries")
    .select(({ fn }) => fn.max("to_turn").as("last"))
    .where("campaign_id", "=", campaignId)
    .where("scope", "=", "scene")
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("summaries")
    .select(["scope_id", "text", "from_turn"])
    .where("campaign_id", "=", campaignId)
    .where("scope", "=", "thread")
    .where("scope_id", "in", [...threads, ""])
    .execute();
  return { scene: last ?? 0, threads: new Map(rows.map(({ scope_id, ...one }) => [scope_id, one])) };
};
