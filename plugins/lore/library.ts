import type { DatabaseConnection } from "freeform-rpg/db";
import { KernelError } from "freeform-rpg/kernel";
import { satisfies } from "semver";
import type { Embedders } from "./index/choose-embedder.ts";
import { packCollection } from "./index/collection.ts";
import { installPack } from "./index/install-pack.ts";
import type { InstallReport } from "./index/install-pack.ts";
import type { Upkeep } from "./index/upkeep.ts";
import type { Pack } from "./read-pack.ts";
import type { PackShelf } from "./tokens.ts";

/** A pack that is installed. */
export interface InstalledPack {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly layer: string;
  readonly genre: string;
  readonly chunks: number;
  readonly tokens: number;
  readonly installed_at: string;
}

/** Packs as they are installed in the database. */
export interface PackLibrary {
  /** Installs a pack from the shelf, and first the packs it depends on; again, it brings it up to date. Throws `pack_not_found`, `pack_invalid`, `pack_dependency`. */
  install(id: string): Promise<readonly InstallReport[]>;
  /** Installs those of the packs that are not installed yet. */
  ensure(ids: readonly string[]): Promise<void>;
  /** Removes a pack and its chunks. Throws `pack_not_found`, `pack_in_use` while a campaign plays with it. */
  uninstall(id: string): Promise<void>;
  /** What is installed, by id. */
  list(): Promise<readonly InstalledPack[]>;
}

/** What the library is made with. */
export interface LibraryTools {
  readonly database: DatabaseConnection;
  readonly shelf: PackShelf;
  readonly embedders: Embedders;
  readonly upkeep: Pick<Upkeep, "follow">;
}

/** Opens the library. */
export const openLibrary = ({ database, shelf, embedders, upkeep }: LibraryTools): PackLibrary => {
  const sure = new Set<string>();
  const install = async (id: string): Promise<InstallReport[]> => {
    const reports: InstallReport[] = [];
    for (const pack of await withDependencies(shelf, id)) reports.push(await installPack(database, pack, embedders));
    for (const { pack_id } of reports) upkeep.follow(packCollection(pack_id));
    return reports;
  };
  return {
    install,
    async ensure(ids) {
      const unsure = ids.filter((id) => !sure.has(id));
      if (unsure.length === 0) return;
      const there = await database.sql.selectFrom("content_packs").select("id").where("id", "in", unsure).execute();
      for (const id of unsure) {
        if (!there.some((row) => row.id === id)) await install(id);
        sure.add(id);
      }
    },
    async uninstall(id) {
      await refuseInUse(database, id);
      const { numDeletedRows } = await database.sql.deleteFrom("content_packs").where("id", "=", id).executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new KernelError("pack_not_found", `No pack "${id}" is installed. See \`list-packs\`.`);
      await database.sql.deleteFrom("lore_terms").where("collection", "=", `pack:${id}`).execute();
      await database.sql.deleteFrom("lore_collections").where("collection", "=", `pack:${id}`).execute();
      await database.sql.deleteFrom("lore_generations").where("collection", "=", `pack:${id}`).execute();
      await database.sql.deleteFrom("lore_vectors").where("collection", "=", `pack:${id}`).execute();
      sure.delete(id);
    },
    list: () => listInstalled(database),
  };
};

/** The packs that must be there, each after what it depends on. */
const withDependencies = async (shelf: PackShelf, id: string): Promise<Pack[]> => {
  const order = new Map<string, Pack>();
  const visit = async (packId: string, path: readonly string[]): Promise<void> => {
    if (path.includes(packId))
      throw new KernelError(
        "pack_dependency",
        `The pack "${packId}" depends on itself by way of ${[...path, packId].join(", ")}. Remove one of these dependencies.`,
      );
    if (order.has(packId)) return;
    const pack = await shelf.read(packId);
    for (const needed of pack.manifest.depends_on) {
      await visit(needed.id, [...path, packId]);
      const { version } = order.get(needed.id)?.manifest ?? { version: "" };
      if (!satisfies(version, needed.version))
        throw new KernelError(
          "pack_dependency",
          `The pack "${packId}" needs "${needed.id}" in version "${needed.version}", but ${version} is there. Update one of them.`,
        );
    }
    order.set(packId, pack);
  };
  await visit(id, []);
  return [...order.values()];
};

const refuseInUse = async ({ sql: db }: DatabaseConnection, id: string): Promise<void> => {
  const used = await db
    .selectFrom("campaigns")
    .select("id")
    .where((eb) => eb(eb.ref("content_packs"), "@>", eb.cast<string[]>(eb.val(JSON.stringify([id])), "jsonb")))
    .limit(1)
    .executeTakeFirst();
  if (used) throw new KernelError("pack_in_use", `The campaign "${used.id}" plays with the pack "${id}", so it stays.`);
};

const listInstalled = async ({ sql: db }: DatabaseConnection): Promise<InstalledPack[]> => {
  const rows = await db
    .selectFrom("content_packs as p")
    .leftJoin("pack_chunks as c", "c.pack_id", "p.id")
    .select(["p.id", "p.name", "p.version", "p.layer", "p.genre", "p.installed_at"])
    .select(({ fn }) => [fn.count<string>("c.id").as("chunks"), fn.sum<string | null>("c.tokens").as("tokens")])
    .groupBy("p.id")
    .orderBy("p.id")
    .execute();
  return rows.map((row) => ({ ...row, genre: row.genre ?? "", chunks: Number(row.chunks), tokens: Number(row.tokens ?? 0) }));
};
