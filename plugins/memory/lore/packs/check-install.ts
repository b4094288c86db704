import { EngineError } from "freeform-rpg/errors";
import { satisfies } from "semver";
import type { Pack } from "../read-pack.ts";
import type { PackPreview } from "./pack-preview.ts";
import type { InstalledPack } from "./read-installed.ts";

/** What may be forced. */
export interface InstallOptions {
  /** Installs an older version over a newer one. */
  readonly force?: boolean | undefined;
}

/** Throws `pack_dependency` with everything that does not fit together, and `pack_downgrade` unless it is forced. */
export const checkInstall = (
  packs: readonly Pack[],
  installed: readonly InstalledPack[],
  preview: PackPreview,
  { force = false }: InstallOptions,
): void => {
  const misfits = findMisfits(packs, installed);
  if (misfits.length > 0)
    throw new EngineError("pack_dependency", ["These packs do not fit together:", ...misfits.map((line) => `  ${line}`)].join("\n"));
  const older = preview.packs.filter(({ action }) => action === "downgrade");
  if (force || older.length === 0) return;
  const lines = older.map(({ pack_id, from, to }) => `"${pack_id}" is installed in version ${from ?? ""}, and ${to} is older.`);
  throw new EngineError(
    "pack_downgrade",
    `${lines.join(" ")} Raise the version in pack.yaml, or install it with --force if going back is meant.`,
  );
};

interface Need {
  readonly by: string;
  readonly id: string;
  readonly range: string;
}

/** Needs of the packs themselves, and of what is installed and builds on them. */
const findMisfits = (packs: readonly Pack[], installed: readonly InstalledPack[]): string[] => {
  const coming = new Map(packs.map(({ manifest }) => [manifest.id, manifest.version]));
  const own = packs.flatMap(({ manifest }) =>
    manifest.depends_on.map(({ id, version }): Need => ({ by: manifest.id, id, range: version })),
  );
  const standing = installed
    .filter(({ id }) => !coming.has(id))
    .flatMap(({ id: by, depends_on }) => depends_on.map(({ id, version }): Need => ({ by, id, range: version })));
  return [...own, ...standing].flatMap(({ by, id, range }) => {
    const version = coming.get(id);
    if (version === undefined || satisfies(version, range, { includePrerelease: true })) return [];
    const cure = coming.has(by)
      ? `Put a fitting version of "${id}" in its place, or change depends_on.`
      : `Upgrade "${by}" first, or uninstall it.`;
    return [`"${by}" needs "${id}" in version ${range}, but it would be ${version}. ${cure}`];
  });
};
