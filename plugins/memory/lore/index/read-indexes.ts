import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";
import { piecesOf } from "./collection.ts";
import type { Collection } from "./collection.ts";

/** The vectors that one embedder makes for an index. */
export interface IndexGeneration {
  readonly generation: number;
  readonly embedder: string;
  /** Empty for a fitted embedder. */
  readonly model: string;
  readonly dimensions: number;
  /** The number of pieces that have a vector. */
  readonly embedded: number;
  /** The reason why embedding is stalled; `null` while it works. */
  readonly failure: string | null;
  /** The usage of the model. The cost is in US dollars, `null` when unknown. */
  readonly requests: number;
  readonly tokens: number;
  readonly cost: number | null;
}

/** The current index of a collection. */
export interface LoreIndex {
  /** `pack:ID` or `campaign:ID`. */
  readonly collection: string;
  readonly pieces: number;
  /** The vectors that searches use; `null` while they use full text only. */
  readonly serving: IndexGeneration | null;
  /** The vectors that are being made to replace them; `null` when none are. */
  readonly making: IndexGeneration | null;
}

/** Reads the indexes of collections. A collection that was never indexed has no pieces. */
export const readIndexes = ({ sql: db }: DatabaseConnection, collections: readonly Collection[]): Promise<LoreIndex[]> =>
  Promise.all(
    collections.map(async (collection) => {
      const { table, own } = piecesOf([collection]);
      const { rows } = await sql<Omit<LoreIndex, "collection">>`
        with made as materialized (
          select state, jsonb_build_object('generation', generation, 'embedder', embedder, 'model', model, 'dimensions', dimensions,
            'failure', failure, 'requests', requests, 'tokens', tokens, 'cost', cost, 'embedded', (
              select count(*) from lore_vectors v join ${table} piece on piece.id = v.piece_id and ${own}
              where v.collection = g.collection and v.generation = g.generation)) as described
          from lore_generations g where collection = ${collection.key})
        select (select count(*)::integer from ${table} piece where ${own}) as pieces,
          (select described from made where state = 'whole') as serving, (select described from made where state = 'making') as making`.execute(
        db,
      );
      return { collection: collection.key, ...(rows[0] ?? { pieces: 0, serving: null, making: null }) };
    }),
  );
