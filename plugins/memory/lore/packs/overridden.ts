import type { Tables } from "freeform-rpg/db";
import { PackLayer } from "freeform-rpg/schemas/packs";
import type { Kysely } from "kysely";
import { orderPacks } from "./precedence.ts";
import type { PlacedPack } from "./precedence.ts";

/**
 * Finds chunks that a more specific pack of the same campaign overrides: from the id of a chunk to the id of its replacement. Chunks
 * match when section, file id and file type are equal. `packIds` in the campaign's order. A single pack needs no statement.
 */
export const findOverridden = async (
  db: Kysely<Tables>,
  chunkIds: readonly string[],
  packIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (packIds.length < 2 || chunkIds.length === 0) return new Map();
  const order = orderPacks(await readPlacedPacks(db, packIds)).map(({ id }) => id);
  const local = [...new Set(chunkIds.map(localPart))];
  const rows = await db
    .selectFrom("pack_chunks")
    .select(["id", "pack_id"])
    .select((eb) => eb.ref("metadata", "->>").key("type").$castTo<string>().as("type"))
    .where("pack_id", "in", order)
    .where(
      "id",
      "in",
      order.flatMap((pack) => local.map((part) => `${pack}:${part}`)),
    )
    .execute();
  const ranked = rows.toSorted((a, b) => order.indexOf(a.pack_id) - order.indexOf(b.pack_id));
  return new Map(
    ranked.flatMap((row) => {
      const winner = ranked.find((each) => localPart(each.id) === localPart(row.id) && each.type === row.type);
      return winner === undefined || winner.id === row.id ? [] : [[row.id, winner.id] as const];
    }),
  );
};

const localPart = (chunkId: string): string => chunkId.slice(chunkId.indexOf(":") + 1);

/** Reads the precedence of installed packs, in the order of `packIds`. */
export const readPlacedPacks = async (db: Kysely<Tables>, packIds: readonly string[]): Promise<PlacedPack[]> => {
  if (packIds.length === 0) return [];
  const rows = await db.selectFrom("content_packs").select(["id", "layer", "depends_on"]).where("id", "in", packIds).execute();
  return packIds.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return row === undefined
      ? []
      : [
          {
            id,
            layer: PackLayer.catch("setting").parse(row.layer),
            dependsOn: row.depends_on.map(readDependency).map((dependency) => dependency.id),
          },
        ];
  });
};

/** Parses a dependency as the table stores it, `id@range`. */
export const readDependency = (stored: string): { readonly id: string; readonly version: string } => {
  const at = stored.indexOf("@");
  return { id: stored.slice(0, at), version: stored.slice(at + 1) };
};
