import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";
import { piecesOf } from "./collection.ts";
import type { Collection } from "./collection.ts";

/** One embedder's part in an index. */
export interface IndexGeneration {
  readonly generation: number;
  readonly embedder: string;
  /** Empty for an embedder that is fitted. */
  readonly model: string;
  readonly dimensions: number;
  /** Pieces that have a vector. */
  readonly embedded: number;
  /** Why it does not get on; `null` while it does. */
  readonly failure: string | null;
  /** The usage of the model; cost in US dollars, `null` when unknown. */
  readonly requests: number;
  readonly tokens: number;
  readonly cost: number | null;
}

/** How a collection is indexed at this moment. */
export interface LoreIndex {
  /** `pack:ID` or `campaign:ID`. */
  readonly collection: string;
  readonly pieces: number;
  /** What searches use; `null` while full text serves alone. */
  readonly serving: IndexGeneration | null;
  /** What is being made beside it; `null` when nothing is. */
  readonly making: IndexGeneration | null;
}

/** Reads how collections are indexed. One that was never indexed has no pieces. */
export const readIndexes = ({ sql: db }: DatabaseConnection, collections: readonly Collection[]): Promise<LoreIndex[]> =>
  Promise.all(
    collections.map(async (collection) => {
      const { table, own } = piecesOf([collection]);
      const { rows } = await sql<Omit<LoreIndex, "collection">>`
        with made as materialized (
          select state, jsonb_build_object('generation', generation, 'embedder', embedder, 'model', model, 'dimensions', dimensions,
            'failure', failure, 'requests', requests, 'tokens', tokens, 'cost', cost, 'embedded', (
              select count(*) from lore_vectors v join ${table} piece on piece.id = v.piece_id and ${own}
              where v.collection = g.collection and v.generation = g.generation)) as told
          from lore_generations g where collection = ${collection.key})
        select (select count(*)::integer from ${table} piece where ${own}) as pieces,
          (select told from made where state = 'whole') as serving, (select told from made where state = 'making') as making`.execute(db);
      return { collection: collection.key, ...(rows[0] ?? { pieces: 0, serving: null, making: null }) };
    }),
  );
