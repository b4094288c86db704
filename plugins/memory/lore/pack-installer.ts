import type { DatabaseConnection } from "freeform-rpg/db";
import type { Embedders } from "./index/choose-embedder.ts";
import { packCollection } from "./index/collection.ts";
import { installPack } from "./index/install-pack.ts";
import type { InstallReport } from "./packs/install-report.ts";
import type { Maintenance } from "./index/maintenance.ts";
import { findConflicts } from "./packs/conflicts.ts";
import type { PackConflict } from "./packs/conflicts.ts";
import { openWithDependencies } from "./packs/open-packs.ts";
import { readPlacedPacks } from "./packs/overridden.ts";
import type { PackPreview } from "./packs/pack-preview.ts";
import { readInstalled } from "./packs/read-installed.ts";
import type { InstalledPack } from "./packs/read-installed.ts";
import { checkInstall } from "./packs/check-install.ts";
import type { InstallOptions } from "./packs/check-install.ts";
import { readClaims, survey } from "./packs/preview-install.ts";
import { checkUninstall, removePack, previewUninstall } from "./packs/uninstall.ts";
import type { UninstallReport } from "./packs/uninstall.ts";
import type { Pack } from "./read-pack.ts";
import type { PackRepository } from "./pack-repository.ts";

/** Packs as they are installed in the database. */
export interface PackInstaller {
  /** What installing a pack would do, dependencies included. It changes nothing. Throws `pack_not_found`, `pack_invalid`, `pack_dependency`, `pack_downgrade`. */
  preview(id: string, options?: InstallOptions): Promise<PackPreview>;
  /**
   * Installs a pack of the repository, after the packs it depends on; a second call updates them. Everything is read and checked
   * before anything is written. Throws as `preview` does.
   */
  install(id: string, options?: InstallOptions & { readonly onPack?: OnPack }): Promise<readonly InstallReport[]>;
  /** Installs those of the packs that are not installed yet, and what they depend on, each once; `onPack` is called before each. */
  ensure(ids: readonly string[], onPack?: OnPack): Promise<void>;
  /** What uninstalling would leave without. Throws `pack_not_found`. */
  previewUninstall(id: string): Promise<UninstallReport>;
  /** Removes a pack and its chunks. Throws `pack_not_found`, and unless forced `pack_in_use` while a pack or a campaign stands on it. */
  uninstall(id: string, options?: { readonly force?: boolean | undefined }): Promise<UninstallReport>;
  /** What is installed, in the order in which it was. */
  list(): Promise<readonly InstalledPack[]>;
  /** The packs of a campaign, in its order; empty when the campaign does not exist. */
  packsOf(campaignId: string): Promise<readonly string[]>;
  /** Ids and names that several of these packs claim, in the order in which a campaign lists them. Default: all that are installed. */
  conflicts(ids?: readonly string[]): Promise<readonly PackConflict[]>;
}

/** Called before each pack is installed. */
export type OnPack = (pack: Pack, done: number, total: number) => void;

/** What the library is made with. */
export interface PackInstallerDeps {
  readonly database: DatabaseConnection;
  readonly repository: PackRepository;
  readonly embedders: Embedders;
  readonly maintenance: Pick<Maintenance, "follow">;
}

/** Opens the library. */
export const openPackInstaller = ({ database, repository, embedders, maintenance }: PackInstallerDeps): PackInstaller => {
  const sure = new Set<string>();
  const prepare = async (id: string, options: InstallOptions) => {
    const packs = await openWithDependencies(repository, id);
    const preview = await survey(database.sql, packs);
    checkInstall(packs, await readInstalled(database.sql), preview, options);
    return { packs, preview };
  };
  const installAll = async (ids: readonly string[], onPack?: OnPack, options: InstallOptions = {}) => {
    const packs = new Map<string, Pack>();
    for (const id of ids) for (const pack of (await prepare(id, options)).packs) packs.set(pack.manifest.id, pack);
    const reports: InstallReport[] = [];
    for (const pack of packs.values()) {
      onPack?.(pack, reports.length, packs.size);
      reports.push(await installPack(database, pack, embedders));
    }
    for (const { pack_id } of reports) maintenance.follow(packCollection(pack_id));
    return reports;
  };
  const ensure: PackInstaller["ensure"] = async (ids, onPack) => {
    const unsure = ids.filter((id) => !sure.has(id));
    if (unsure.length === 0) return;
    const there = await database.sql.selectFrom("content_packs").select("id").where("id", "in", unsure).execute();
    const missing = unsure.filter((id) => !there.some((row) => row.id === id));
    await installAll(missing, onPack);
    for (const id of unsure) sure.add(id);
  };
  return {
    preview: async (id, options = {}) => (await prepare(id, options)).preview,
    install: (id, { onPack, ...options } = {}) => installAll([id], onPack, options),
    ensure,
    previewUninstall: (id) => previewUninstall(database.sql, id),
    async uninstall(id, { force = false } = {}) {
      const report = await previewUninstall(database.sql, id);
      if (!force) checkUninstall(report);
      await removePack(database, report);
      sure.delete(id);
      return report;
    },
    list: () => readInstalled(database.sql),
    async packsOf(campaignId) {
      const found = await database.sql.selectFrom("campaigns").select("content_packs").where("id", "=", campaignId).executeTakeFirst();
      return found?.content_packs ?? [];
    },
    async conflicts(ids) {
      const there = ids ?? (await readInstalled(database.sql)).map(({ id }) => id);
      return findConflicts(await readClaims(database.sql, there), await readPlacedPacks(database.sql, there));
    },
  };
};
