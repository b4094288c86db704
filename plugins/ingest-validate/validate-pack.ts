import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readPack } from "freeform-rpg/plugins/lore";
import type { PackTrials } from "freeform-rpg/plugins/lore";
import type { AssembledPack, Enrichment, IngestedPack } from "freeform-rpg/schemas";

/** What validation works with. */
export interface Validation {
  readonly pack: AssembledPack;
  readonly enrichment: Enrichment;
  readonly trials: PackTrials;
}

/** Reads, installs and asks a pack in a folder and an index of its own. */
export const validatePack = async ({ pack, enrichment, trials }: Validation): Promise<IngestedPack> => {
  const { manifest, draft, files } = pack;
  const root = await mkdtemp(join(tmpdir(), "pack-"));
  try {
    const folder = join(root, manifest.id);
    for (const { path, text } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const trial = await trials.open(await readPack(folder));
    const { chunks, tokens } = trial.report;
    await trial.close();
    const counts = { files: files.length, entities: enrichment.entities.length, chunks, tokens };
    return { manifest, draft, folder: `06_assemble/${manifest.id}`, usable: true, findings: [], counts };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};
