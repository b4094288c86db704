import { EngineError } from "freeform-rpg/errors";
import type { AppError } from "freeform-rpg/kernel";
import { readPack } from "freeform-rpg/plugins/memory/lore/lib";
import type { PackManifest } from "freeform-rpg/schemas";
import { compare } from "semver";
import { exists } from "../exists.ts";

/** A destination for a draft. */
export interface Place {
  readonly draft: string;
  readonly target: string;
  readonly manifest: PackManifest;
  readonly force: boolean;
}

/** The version of the pack at the destination, or `null`. Throws `pack_taken` unless it is an older version of the same pack or `force` is set. */
export const checkPlace = async ({ draft, target, manifest, force }: Place): Promise<string | null> => {
  if (draft === target)
    throw taken(
      `The draft "${draft}" lies among the packs already. Promote it to another folder with --to, or delete its files for reviewers.`,
    );
  if (!(await exists(target))) return null;
  const there = await readPack(target).then(
    (pack) => pack.manifest,
    () => null,
  );
  if (force) return there?.version ?? null;
  if (there === null) throw taken(`"${target}" exists and is not a readable pack. Move it away, or replace it with --force.`);
  if (there.name !== manifest.name) {
    throw taken(
      `"${target}" holds another pack, "${there.name}". Give the draft another id in its pack.yaml and rename its folder, or replace the other with --force.`,
    );
  }
  const order = compare(there.version, manifest.version);
  if (order < 0) return there.version;
  const which =
    order > 0 ? `the newer version ${there.version} of this pack` : `version ${there.version} of this pack already, perhaps with edits`;
  throw taken(
    `"${target}" holds ${which}. Raise \`version\` in the draft's pack.yaml (now ${manifest.version}), or replace it with --force.`,
  );
};

const taken = (message: string): AppError => new EngineError("pack_taken", message);
