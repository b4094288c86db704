import { EngineError } from "freeform-rpg/errors";
import { satisfies } from "semver";
import type { Pack } from "../read-pack.ts";
import type { PackPreview } from "./pack-preview.ts";
import type { InstalledPack } from "./read-installed.ts";

/** Options of an installation. */
export interface InstallOptions {
  /** Installs an older version over a newer one. */
  readonly force?: boolean | undefined;
}

/** Checks an installation. Throws `pack_dependency` with all versions that do not match, and `pack_downgrade` unless it is forced. */
export const checkInstall = (
  packs: readonly Pack[],
  installed: readonly InstalledPack[],
  preview: PackPreview,
  { force = false }: InstallOptions,
): void => {
  const mismatches = findMismatches(packs, installed);
  if (mismatches.length > 0)
    throw new EngineError("pack_dependency", ["These packs are not compatible:", ...mismatches.map((line) => `  ${line}`)].join("\n"));
  const older = preview.packs.filter(({ action }) => action === "downgrade");
  if (force || older.length === 0) return;
  const lines = older.map(({ pack_id, from, to }) => `"${pack_id}" is installed in version ${from ?? ""}, but ${to} is older.`);
  throw new EngineError(
    "pack_downgrade",
    `${lines.join(" ")} Raise the version in pack.yaml, or use --force to install the older version.`,
  );
};

interface Requirement {
  readonly by: string;
  readonly id: string;
  readonly range: string;
}

/** Finds requirements, of these packs and of installed packs that depend on them, that the new versions do not satisfy. */
const findMismatches = (packs: readonly Pack[], installed: readonly InstalledPack[]): string[] => {
  const versions = new Map(packs.map(({ manifest }) => [manifest.id, manifest.version]));
  const own = packs.flatMap(({ manifest }) =>
    manifest.depends_on.map(({ id, version }): Requirement => ({ by: manifest.id, id, range: version })),
  );
  const others = installed
    .filter(({ id }) => !versions.has(id))
    .flatMap(({ id: by, dependsOn }) => dependsOn.map(({ id, version }): Requirement => ({ by, id, range: version })));
  return [...own, ...others].flatMap(({ by, id, range }) => {
    const version = versions.get(id);
    if (version === undefined || satisfies(version, range, { includePrerelease: true })) return [];
    const remedy = versions.has(by)
      ? `Add a matching version of "${id}", or change depends_on.`
      : `Upgrade "${by}" first, or uninstall it.`;
    return [`"${by}" needs "${id}" in version ${range}, but it would be ${version}. ${remedy}`];
  });
};
