import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";

/** Adds the tokens and cost of a request to a model to its generation. */
export const recordUsage = async (
  db: Kysely<Tables>,
  { collection, generation }: { readonly collection: string; readonly generation: number },
  { tokens, price }: { readonly tokens: number | null; readonly price: number | null },
): Promise<void> => {
  const cost = price === null || tokens === null ? null : (tokens * price) / 1_000_000;
  await sql`
    update lore_generations set requests = requests + 1, tokens = tokens + ${tokens ?? 0}::float8,
      cost = case when ${cost}::float8 is null then cost else coalesce(cost, 0) + ${cost}::float8 end
    where collection = ${collection} and generation = ${generation}`.execute(db);
};
