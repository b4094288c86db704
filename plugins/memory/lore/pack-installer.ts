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
import { readClaims, previewInstall } from "./packs/preview-install.ts";
import { checkUninstall, removePack, previewUninstall } from "./packs/uninstall.ts";
import type { UninstallReport } from "./packs/uninstall.ts";
import type { Pack } from "./read-pack.ts";
import type { PackRepository } from "./pack-repository.ts";

/** Installs, lists and removes packs in the database. */
export interface PackInstaller {
  /** Previews the installation of a pack and its dependencies. It changes nothing. Throws `pack_not_found`, `pack_invalid`, `pack_dependency`, `pack_downgrade`. */
  preview(id: string, options?: InstallOptions): Promise<PackPreview>;
  /**
   * Installs a pack of the repository, after the packs that it depends on; a second call updates them. Everything is read and checked
   * before anything is written. Throws the same errors as `preview`.
   */
  install(id: string, options?: InstallOptions & { readonly onPack?: OnPack }): Promise<readonly InstallReport[]>;
  /** Installs those of the packs that are not installed yet, and their dependencies, each once; `onPack` is called before each. */
  ensure(ids: readonly string[], onPack?: OnPack): Promise<void>;
  /** Previews the removal of a pack. It changes nothing. Throws `pack_not_found`. */
  previewUninstall(id: string): Promise<UninstallReport>;
  /** Removes a pack and its chunks. Throws `pack_not_found`, and unless forced `pack_in_use` while a pack or a campaign uses it. */
  uninstall(id: string, options?: { readonly force?: boolean | undefined }): Promise<UninstallReport>;
  /** Installed packs, in the order of their installation. */
  list(): Promise<readonly InstalledPack[]>;
  /** The packs of a campaign, in its order; empty when the campaign does not exist. */
  packsOf(campaignId: string): Promise<readonly string[]>;
  /** Ids and names that several of these packs define. `ids` in the campaign's order; by default all installed packs. */
  conflicts(ids?: readonly string[]): Promise<readonly PackConflict[]>;
}

/** Called before each pack is installed. */
export type OnPack = (pack: Pack, done: number, total: number) => void;

/** The dependencies of the installer. */
export interface PackInstallerDeps {
  readonly database: DatabaseConnection;
  readonly repository: PackRepository;
  readonly embedders: Embedders;
  readonly maintenance: Pick<Maintenance, "follow">;
}

/** Opens the installer. */
export const openPackInstaller = ({ database, repository, embedders, maintenance }: PackInstallerDeps): PackInstaller => {
  const ensured = new Set<string>();
  const prepare = async (id: string, options: InstallOptions) => {
    const packs = await openWithDependencies(repository, id);
    const preview = await previewInstall(database.sql, packs);
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
    const unchecked = ids.filter((id) => !ensured.has(id));
    if (unchecked.length === 0) return;
    const installed = await database.sql.selectFrom("content_packs").select("id").where("id", "in", unchecked).execute();
    const missing = unchecked.filter((id) => !installed.some((row) => row.id === id));
    await installAll(missing, onPack);
    for (const id of unchecked) ensured.add(id);
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
      ensured.delete(id);
      return report;
    },
    list: () => readInstalled(database.sql),
    async packsOf(campaignId) {
      const found = await database.sql.selectFrom("campaigns").select("content_packs").where("id", "=", campaignId).executeTakeFirst();
      return found?.content_packs ?? [];
    },
    async conflicts(ids) {
      const packIds = ids ?? (await readInstalled(database.sql)).map(({ id }) => id);
      return findConflicts(await readClaims(database.sql, packIds), await readPlacedPacks(database.sql, packIds));
    },
  };
};
