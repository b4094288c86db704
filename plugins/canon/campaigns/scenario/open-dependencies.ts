import { AppError } from "freeform-rpg/kernel";
import type { SystemConfig } from "freeform-rpg/schemas";
import type { Pack, PackRepository } from "freeform-rpg/plugins/memory/lore";
import { satisfies } from "semver";
import { presetNames } from "../presets.ts";
import type { SystemRepository } from "freeform-rpg/plugins/rules/systems";
import { FileError, showPath } from "freeform-rpg/documents";
import { didYouMean } from "freeform-rpg/language";
import type { Finding, ReferenceView } from "./reference-view.ts";

/** The packs and the system that a scenario uses; `null` or absent where reading failed. */
export interface Dependencies {
  readonly packs: readonly Pack[];
  readonly system: SystemConfig | null;
  readonly findings: readonly Finding[];
}

/** The system of a scenario when neither it nor its packs name one. */
const defaultSystem = "sum_bands";

/** Reads the packs and the system that a scenario names, and finds every reference to something missing. */
export const openDependencies = async (
  view: ReferenceView,
  repositories: { packs: PackRepository; systems: SystemRepository },
): Promise<Dependencies> => {
  const opened = await openPacks(view, repositories.packs);
  const id = view.default_system || systemOfPacks(opened.packs, await repositories.systems.ids()) || defaultSystem;
  const system = await attempt(["default_system"], () => repositories.systems.load(id));
  const findings = [...opened.findings, ...findMissingDependencies(opened.packs), ...system.findings];
  return {
    packs: opened.packs,
    system: system.value,
    findings: [...findings, ...findUnknownPreset(view), ...findUnknownPackEntities(view, opened)],
  };
};

/** A pack's own system, of the same id, comes before the one that its manifest names. */
const systemOfPacks = (packs: readonly Pack[], known: readonly string[]): string | undefined =>
  packs.flatMap(({ manifest }) => (known.includes(manifest.id) ? manifest.id : (manifest.system ?? [])))[0];

interface OpenedPacks {
  readonly packs: readonly Pack[];
  readonly named: readonly string[];
  readonly findings: readonly Finding[];
}

const openPacks = async (view: ReferenceView, repository: PackRepository): Promise<OpenedPacks> => {
  const one = view.content_pack === "" ? [] : [{ id: view.content_pack, path: ["content_pack"] }];
  const named = [...one, ...view.content_packs.map((id, at) => ({ id, path: ["content_packs", at] }))].filter(({ id }) => id !== "");
  const attempts = await Promise.all(named.map(({ id, path }) => attempt(path, () => repository.read(id))));
  return {
    packs: attempts.flatMap(({ value }) => value ?? []),
    named: named.map(({ id }) => id),
    findings: attempts.flatMap(({ findings }) => findings),
  };
};

const attempt = async <T>(path: readonly PropertyKey[], work: () => Promise<T>): Promise<{ value: T | null; findings: Finding[] }> => {
  try {
    return { value: await work(), findings: [] };
  } catch (error) {
    // Includes the problems of the other file, so that the author can fix both together.
    if (error instanceof FileError || error instanceof AppError)
      return { value: null, findings: [{ path, message: `${showPath(path)}: ${error.message}` }] };
    throw error;
  }
};

const findMissingDependencies = (packs: readonly Pack[]): Finding[] =>
  packs.flatMap(({ manifest }) =>
    manifest.depends_on.flatMap((needed): Finding[] => {
      const there = packs.find((pack) => pack.manifest.id === needed.id)?.manifest;
      const path = ["content_packs"];
      if (there === undefined)
        return [{ path, message: `the content pack "${manifest.id}" needs the pack "${needed.id}". Add "${needed.id}" to content_packs.` }];
      if (satisfies(there.version, needed.version)) return [];
      const message = `the content pack "${manifest.id}" needs "${needed.id}" in version ${needed.version}, but ${there.version} is here. Install another version.`;
      return [{ path, message }];
    }),
  );

const findUnknownPreset = ({ calibration }: ReferenceView): Finding[] => {
  const name = typeof calibration === "string" ? calibration : calibration.preset;
  if (name === "" || name === "custom" || presetNames.includes(name)) return [];
  const message = `calibration names the unknown preset "${name}".${didYouMean(name, presetNames)} Use one of ${presetNames.join(", ")}, or "custom".`;
  return [{ path: ["calibration", "preset"], message }];
};

const findUnknownPackEntities = (view: ReferenceView, { packs, named }: OpenedPacks): Finding[] =>
  view.entities.flatMap(({ id }, at): Finding[] => {
    const [packId = "", bare] = id.split(":");
    if (bare === undefined) return [];
    const path = ["entities", at, "id"];
    if (!named.includes(packId))
      return [
        {
          path,
          message: `${showPath(path)} is "${id}", but "${packId}" is not among the content_packs. Add the pack, or drop the prefix.`,
        },
      ];
    const pack = packs.find(({ manifest }) => manifest.id === packId);
    if (pack === undefined || pack.files.some((file) => file.id === id)) return [];
    const known = pack.files.map((file) => file.id);
    return [
      {
        path,
        message: `${showPath(path)} is "${id}", which no file of that pack describes.${didYouMean(id, known)} Correct the id, or drop the prefix.`,
      },
    ];
  });
