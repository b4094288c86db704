import { stringify } from "yaml";
import type { AssembledPack, Enrichment, Guidance, PackSettings, SystemsPack } from "freeform-rpg/schemas";

/** What a pack is put together from. */
export interface PackParts {
  readonly settings: PackSettings;
  readonly enrichment: Enrichment;
  readonly guidance: Guidance;
  readonly systems: SystemsPack | undefined;
}

/** Puts a pack together. */
export const assemblePack = ({ settings, enrichment, guidance, systems }: PackParts): AssembledPack => {
  const { manifest, draft } = settings;
  const content = enrichment.files.map(({ path, text }) => ({ path, text }));
  const files = [{ path: "pack.yaml", text: stringify(manifest) }, ...content, ...guidance.files, ...(systems?.files ?? [])];
  return { manifest, draft, files };
};
