import { KernelError } from "freeform-rpg/kernel";
import type { SystemConfig } from "freeform-rpg/schemas";
import { FileError, didYouMean, showPath } from "freeform-rpg/plugins/lore";
import type { Pack, PackShelf } from "freeform-rpg/plugins/lore";
import { satisfies } from "semver";
import { presetNames } from "../presets.ts";
import type { SystemShelf } from "freeform-rpg/plugins/systems";
import type { Finding, ReferenceView } from "./reference-view.ts";

/** What a scenario takes from outside its own file; `null` or absent where that failed. */
export interface Outside {
  readonly packs: readonly Pack[];
  readonly system: SystemConfig | null;
  readonly findings: readonly Finding[];
}

/** The rules of a scenario that names none, when its packs name none either. */
const usualSystem = "sum_bands";

/** Opens the packs and the system that a scenario names, and finds everything it names that is not there. */
export const openOutside = async (view: ReferenceView, shelves: { packs: PackShelf; systems: SystemShelf }): Promise<Outside> => {
  const opened = await openPacks(view, shelves.packs);
  const id = view.default_system || systemOfPacks(opened.packs, await shelves.systems.ids()) || usualSystem;
  const system = await attempt(["default_system"], () => shelves.systems.load(id));
  const findings = [...opened.findings, ...findMissingDependencies(opened.packs), ...system.findings];
  return {
    packs: opened.packs,
    system: system.value,
    findings: [...findings, ...findUnknownPreset(view), ...findUnknownPackEntities(view, opened)],
  };
};

/** A pack that brings a system under its own id plays by that one, else by the one that its manifest names. */
const systemOfPacks = (packs: readonly Pack[], known: readonly string[]): string | undefined =>
  packs.flatMap(({ manifest }) => (known.includes(manifest.id) ? manifest.id : (manifest.system ?? [])))[0];

interface Opened {
  readonly packs: readonly Pack[];
  readonly named: readonly string[];
  readonly findings: readonly Finding[];
}

const openPacks = async (view: ReferenceView, shelf: PackShelf): Promise<Opened> => {
  const one = view.content_pack === "" ? [] : [{ id: view.content_pack, path: ["content_pack"] }];
  const named = [...one, ...view.content_packs.map((id, at) => ({ id, path: ["content_packs", at] }))].filter(({ id }) => id !== "");
  const attempts = await Promise.all(named.map(({ id, path }) => attempt(path, () => shelf.read(id))));
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
    // The faults of the other file come along: the author mends both in one go.
    if (error instanceof FileError || error instanceof KernelError)
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
  const message = `calibration names the preset "${name}", which there is not.${didYouMean(name, presetNames)} Use one of ${presetNames.join(", ")}, or "custom".`;
  return [{ path: ["calibration", "preset"], message }];
};

const findUnknownPackEntities = (view: ReferenceView, { packs, named }: Opened): Finding[] =>
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
