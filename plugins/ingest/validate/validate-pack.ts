import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StageContext } from "freeform-rpg/kernel";
import type { PackRepository, PackDryRuns } from "freeform-rpg/plugins/memory/lore";
import type { AssembledPack, Enrichment, IngestedPack, PackFinding } from "freeform-rpg/schemas";
import { checkStructure } from "./check-structure.ts";
import { tryInstallation } from "./try-installation.ts";
import { writePack } from "./write-pack.ts";

/** What validation works with. */
export interface Validation {
  readonly pack: AssembledPack;
  readonly enrichment: Enrichment;
  readonly trials: PackDryRuns;
  readonly shelf: PackRepository;
}

/** Reads a pack as installing would, installs it into an index of its own and asks it questions. Nothing of it stays. */
export const validatePack = async ({ pack, enrichment, trials, shelf }: Validation, call: StageContext): Promise<IngestedPack> => {
  const { manifest, draft, files } = pack;
  const root = await mkdtemp(join(tmpdir(), "pack-"));
  try {
    const folder = join(root, manifest.id);
    await writePack(folder, files);
    const structure = await checkStructure(folder, pack, shelf);
    const trial = structure.pack === null ? noTrial : await tryInstallation(structure.pack, trials, call);
    const findings: PackFinding[] = [...structure.findings, ...trial.findings];
    const usable = findings.every(({ severity }) => severity !== "error");
    const counts = { files: files.length, entities: enrichment.entities.length, ...trial.counts };
    return { manifest, draft, folder: `06_assemble/${manifest.id}`, usable, findings, counts };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};

const noTrial = { findings: [], counts: {} };
