import type { Tables } from "freeform-rpg/db";
import type { Summary } from "freeform-rpg/schemas";
import type { Kysely } from "kysely";

/** How far a campaign is summed up. */
export interface LastSummaries {
  /** The last turn that a scene's summary holds; 0 before the first. */
  readonly scene: number;
  /** What is told of threads so far, by id. */
  readonly threads: ReadonlyMap<string, Pick<Summary, "text" | "from_turn">>;
}

/** Reads how far a campaign is summed up. */
export const readLastSummaries = async (db: Kysely<Tables>, campaignId: string, threads: readonly string[]): Promise<LastSummaries> => {
  const { last } = await db
    .selectFrom("summaries")
    .select(({ fn }) => fn.max("to_turn").as("last"))
    .where("campaign_id", "=", campaignId)
    .where("scope", "=", "scene")
    .executeTakeFirstOrThrow();
  const told = await db
    .selectFrom("summaries")
    .select(["scope_id", "text", "from_turn"])
    .where("campaign_id", "=", campaignId)
    .where("scope", "=", "thread")
    .where("scope_id", "in", [...threads, ""])
    .execute();
  return { scene: last ?? 0, threads: new Map(told.map(({ scope_id, ...one }) => [scope_id, one])) };
};
